import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'shipments.hint.fits': 'رقم {courier}',
  'shipments.hint.other': 'يشبه رقمًا من {couriers}',
  'shipments.hint.mistyped': 'رقم تحقق غير صالح لدى {courier}.',
  'shipments.hint.mistypedNobody': 'رقم تحقق غير صالح.',
  'shipments.hint.lastDigit': 'هل الرقم الأخير هو {digit}؟',
  'shipments.hint.canSave': 'يمكنك الحفظ مع ذلك.',
  'shipments.useCourier': 'استخدام {courier}',
  'shipments.switchTo': 'التبديل إلى {courier}',
  'shipments.useCourierFor': 'استخدام {courier} لـ {theatre}',
  'shipments.noReturnNumber': 'لا رقم إرجاع بعد',
  'shipments.noReturnNumberBy': '{courier}، لا رقم إرجاع بعد',
  'shipments.hint.none': 'الرقم لا يطابق صيغة أي شركة شحن.',
  'shipments.courierFilled': 'مُلئت شركة الشحن: الرقم يطابق صيغة {courier}.',
  'shipments.notCourier': 'ليست {courier}',
  'shipments.notCourierFor': 'ليست {courier}، {theatre}',
  'shipments.noCourier': 'لا شركة شحن',
  'shipments.noNumber': 'لا رقم تتبّع',
  'shipments.sameNumber': {
    zero: 'الرقم نفسه في الصفوف {rows}',
    one: 'الرقم نفسه في الصف {rows}',
    two: 'الرقم نفسه في الصفين {rows}',
    few: 'الرقم نفسه في الصفوف {rows}',
    many: 'الرقم نفسه في الصفوف {rows}',
    other: 'الرقم نفسه في الصفوف {rows}',
  },
  'shipments.sameNumberIn': 'الرقم نفسه في {orders}',
})
