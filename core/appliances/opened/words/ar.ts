import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'appliances.openFailed': 'تعذّر تحميل الجهاز',
  'appliances.fact.state': 'الحالة',
  'appliances.fact.serialNo': 'الرقم التسلسلي',
  'appliances.fact.version': 'الإصدار',
  'appliances.fact.downloads': 'التنزيلات',
  'appliances.fact.rate': 'سرعة التنزيل',
  'appliances.fact.ip': 'عنوان IP العام',
  'appliances.show': 'إظهار',
  'appliances.tasks': 'المهام',
  'appliances.tasksFailed': 'تعذّر تحميل المهام',
  'appliances.noTasks': 'لا نسخ ولا تنزيلات بعد.',
  'appliances.startedAt': 'البداية {time}',
  'appliances.endedAt': 'النهاية {time}',
  'appliances.inProgress': 'قيد التنفيذ',
  'appliances.noDataFor': 'لا بيانات منذ {minutes} دقيقة',
  'appliances.downloadOf': 'تنزيل {name}',
  'appliances.allDownloads': 'إظهار كل التنزيلات ({count})',
})
