import { array, object, string } from 'yup'
import type { MessageKey } from '../i18n/keys'
import { driveTypes, isStock } from './rules'

const required: MessageKey = 'drives.stockRequired'
const notValid: MessageKey = 'account.errors.drives.notValid'

/** A list without any stock passes: the rule against it is not built (decision 11). */
export const drivesSchema = array(
  object({
    driveType: string()
      .oneOf([...driveTypes])
      .required(),
    totalStock: string()
      .trim()
      .required(required)
      .test('stock', notValid, typed => isStock(typed ?? '')),
  }),
).required()
