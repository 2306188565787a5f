import { mixed, ValidationError } from 'yup'
import { offerProblems } from './problems'
import type { Offer } from './types'

/** An offer as a form holds it, its paths as "areas[0].options[1].price": the rules are those of the server. */
export const offerSchema = mixed<Offer>()
  .defined()
  .test('offer', (offer, context) => {
    const errors = offerProblems(offer).map(({ path, key }) =>
      context.createError({ path: context.path ? `${context.path}.${path}` : path, message: key }),
    )
    return errors.length === 0 || new ValidationError(errors)
  })
