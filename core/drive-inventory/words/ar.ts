import { translated } from '../../i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'drives.title': 'مخزون الأقراص',
  'drives.unit': 'أقراص سعة 1 تيرابايت، حتى 999 لكل نوع',
  'drives.type': 'النوع',
  'drives.unitShort': 'أقراص',
  'drives.quantity': 'الكمية',
  'drives.stockOf': 'أقراص {type} المتوفرة',
  'drives.saved': 'تم تحديث مخزون الأقراص',
  'drives.saveFailed': 'تعذّر حفظ مخزون الأقراص',
  'drives.saving': 'جارٍ حفظ مخزون الأقراص',
  'drives.loadFailed': 'تعذّر تحميل مخزون الأقراص',
  'drives.readOnly': 'للقراءة فقط حتى الموافقة على التسجيل',
  'drives.stockRequired': 'أدخل عدد الأقراص المتوفرة',
  'account.errors.drives.notValid': 'أدخل قيمة صالحة',
  'drives.nothingYet': 'لا شيء بعد',
  'place.drives': 'مخزون الأقراص',
})
