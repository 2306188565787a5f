import { ruleSchema } from '../drafts/rule-schema'
import { companyProblems } from './rules'
import { isKnownDomain } from './top-level-domains'
import type { CompanyForm } from './types'

/** Company details as a form holds them, made normal before (`normalCompany`): the rules are those of the server. */
export const companySchema = ruleSchema((form: CompanyForm) => companyProblems(form, isKnownDomain))
