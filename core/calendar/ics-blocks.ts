/** The lines of one event, without those of its alarms. */
export interface EventLines {
  readonly lines: readonly string[]
  /** Whether the whole calendar cancels its events (METHOD:CANCEL). */
  readonly isCalendarCancelled: boolean
}

interface OpenEvent {
  readonly lines: string[]
  isBroken: boolean
}

/**
 * Separates the events and time zones of a calendar file (RFC 5545), so that one broken event leaves the others
 * readable. An event without a beginning or an end counts as broken.
 * @throws when the text is no calendar, or ends before its calendar does
 */
export function blocksOf(text: string) {
  const events: EventLines[] = []
  const zones: string[][] = []
  const stack: string[] = []
  let event: OpenEvent | null = null
  let [broken, calendars, isCalendarCancelled] = [0, 0, false]

  function endEvent(isComplete: boolean): void {
    if (event && isComplete && !event.isBroken) events.push({ lines: event.lines, isCalendarCancelled })
    else broken += 1
    event = null
  }
  function begin(name: string): void {
    if (name === 'VCALENDAR') {
      if (stack.length > 0) throw new Error('a calendar has no end')
      calendars += 1
      isCalendarCancelled = false
    }
    if (name === 'VEVENT') {
      if (event) {
        stack.length = stack.indexOf('VEVENT')
        endEvent(false)
      }
      event = { lines: [], isBroken: false }
    }
    if (name === 'VTIMEZONE') zones.push([])
    stack.push(name)
  }
  function end(name: string): void {
    const index = stack.lastIndexOf(name)
    const isInnermost = index === stack.length - 1
    if (index === -1) {
      // The lines of a part without a beginning are now among those of the event.
      if (event) event.isBroken = true
      else if (name === 'VEVENT') broken += 1
      return
    }
    if (event && index <= stack.indexOf('VEVENT')) endEvent(name === 'VEVENT' && isInnermost)
    stack.length = index
  }

  for (const line of linesOf(text)) {
    const [, edge, part] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? []
    if (stack.includes('VTIMEZONE')) zones.at(-1)?.push(line)
    if (edge && part) {
      if (edge.toUpperCase() === 'BEGIN') begin(part.toUpperCase())
      else end(part.toUpperCase())
    } else if (stack.at(-1) === 'VEVENT') openLines(event)?.push(line)
    else if (stack.at(-1) === 'VCALENDAR' && /^METHOD:\s*CANCEL\s*$/i.test(line)) isCalendarCancelled = true
  }
  if (calendars === 0 || stack.length > 0) throw new Error('no calendar')
  return { events, zones: zones.map(lines => ['BEGIN:VTIMEZONE', ...lines].join('\r\n')), broken }
}

/**
 * Returns the lines of the open event. This is a function because TypeScript does not see that `begin` sets the event.
 */
function openLines(event: OpenEvent | null): string[] | undefined {
  return event?.lines
}

/** Returns the lines of a text, with folded lines joined. */
function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
}
