import { ruleSchema } from '../drafts/rule-schema'
import { offerProblems } from './problems'

/** An offer as a form holds it, its paths as "areas[0].options[1].price": the rules are those of the server. */
export const offerSchema = ruleSchema(offerProblems)
