import { startPoll } from '../base/poll'
import { live, pollEvery } from '../live/live'
import { throttle } from '../live/throttle'
import { defineArea } from '../portal/container'
import type { ApplianceTask } from '../wire/appliances'
import { fetchAppliance, fetchStatus, fetchTasks } from './api'
import { dockOf } from './mapping'
import type { Dock } from './types'

/** One appliance by its id, with its tasks. Its status and tasks are read every five seconds while a screen watches. */
export const openedAppliance = defineArea('appliance', (context, id) => {
  const feed = context.use(live)
  const about = context.resource<Dock>({ load: async abort => dockOf(await fetchAppliance(context.http, id, abort)) })
  /** The count of events about the online state. A status that was requested before an event does not override it. */
  let onlineEvents = 0
  const tasks = context.resource<readonly ApplianceTask[]>({
    load: abort => fetchTasks(context.http, id, abort),
    isEmpty: list => list.length === 0,
  })
  const ended = new AbortController()

  async function follow(): Promise<void> {
    const { data, busy } = about.resource.peek()
    if (busy || context.access.peek() !== 'authorized') return
    if (data === null) return about.refresh()
    const eventsBefore = onlineEvents
    const [status] = await Promise.all([
      fetchStatus(context.http, id, ended.signal).catch(() => null),
      tasks.resource.peek().busy ? null : tasks.refresh(),
    ])
    if (status && !ended.signal.aborted)
      about.setData(dock => ({
        ...dock,
        isOnline: onlineEvents > eventsBefore ? dock.isOnline : status.isOnline,
        activeDownloads: status.activeDownloads ?? 0,
        downloadRate: status.downloadRate ?? 0,
        softwareVersion: status.softwareVersion ?? dock.softwareVersion,
        publicIp: status.publicIp ?? dock.publicIp,
      }))
  }

  const clock = startPoll(pollEvery, follow)
  const scheduleTasks = throttle(context, tasks.refresh)
  context.onEnd(clock.stop)
  context.onEnd(() => ended.abort())
  context.onEnd(feed.on('bays.changed', ({ applianceId }) => void (applianceId === id && scheduleTasks())))
  context.onEnd(
    feed.on('appliance.changed', ({ applianceId, isOnline }) => {
      if (applianceId !== id) return
      onlineEvents += 1
      about.setData(dock => ({ ...dock, isOnline }))
    }),
  )
  async function refresh(): Promise<void> {
    await Promise.all([about.refresh(), tasks.refresh()])
  }
  void refresh()
  return { about: about.resource, tasks: tasks.resource, refresh }
})
