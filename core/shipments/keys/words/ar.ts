import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'shipments.shortcuts.or': 'أو',
  'shipments.shortcuts.arrowUp': 'سهم لأعلى',
  'shipments.shortcuts.arrowDown': 'سهم لأسفل',
  'shipments.shortcuts.shift': 'Shift',
  'shipments.shortcuts.any': 'أي حرف',
  'shipments.shortcuts.group.search': 'في حقل البحث',
  'shipments.shortcuts.group.row': 'في صف',
  'shipments.shortcuts.group.order': 'في أي مكان من الشحنات',
  'shipments.shortcuts.find': 'تعديل أول صف تم العثور عليه',
  'shipments.shortcuts.nextRow': 'الانتقال إلى الصف التالي',
  'shipments.shortcuts.ship': 'وضع علامة «تم الشحن» على الصف والانتقال إلى التالي',
  'shipments.shortcuts.above': 'الانتقال إلى رقم التتبّع أعلاه',
  'shipments.shortcuts.below': 'الانتقال إلى رقم التتبّع أدناه',
  'shipments.shortcuts.typeOver': 'الكتابة فوق رقم التتبّع',
  'shipments.shortcuts.undoCell': 'التراجع عن الخلية ثم إغلاق الصف',
  'shipments.shortcuts.save': 'حفظ',
  'shipments.shortcuts.undo': 'تراجع',
  'shipments.shortcuts.redo': 'إعادة',
  'shipments.shortcuts.problem': 'الانتقال إلى المشكلة التالية',
  'shipments.shortcuts.problemBefore': 'الانتقال إلى المشكلة السابقة',
  'shipments.shortcuts.shipAll': 'وضع علامة «تم الشحن» على كل الصفوف المعدلة التي لها رقم',
  'shipments.shortcuts.help': 'عرض هذه الاختصارات',
})
