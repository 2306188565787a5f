/** Words of one appliance, opened beside the others: what it is, and what it has done. */
export default {
  'appliances.openFailed': 'Could not load the appliance',
  'appliances.fact.state': 'State',
  'appliances.fact.serialNo': 'Serial number',
  'appliances.fact.version': 'Version',
  'appliances.fact.downloads': 'Downloads',
  'appliances.fact.rate': 'Download rate',
  'appliances.fact.ip': 'Public IP',
  'appliances.show': 'Show',
  'appliances.tasks': 'Tasks',
  'appliances.tasksFailed': 'Could not load the tasks',
  'appliances.noTasks': 'Nothing was copied or downloaded here yet.',
  'appliances.taskOf': '{task} · {order}',
  'appliances.startedAt': 'started {time}',
  'appliances.endedAt': 'ended {time}',
} as const
