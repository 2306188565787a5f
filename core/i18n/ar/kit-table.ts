export default {
  'kit.selectAll': 'تحديد كل الصفوف',
  'kit.selectRow': 'تحديد {name}',
} as const
