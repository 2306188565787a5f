import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { messagesLeft, messagesWhere } from '../base/field-path'
import type { Text } from '../i18n/translate'

interface MessageOptions<Value> {
  readonly value: ReadonlySignal<Value>
  validate(value: Value): Promise<Record<string, Text>>
  /** Returns the part of the form, such as a step, that holds a field; null for the form as a whole. */
  partOf(path: string): string | null
}

type Part = string | null

const noPart: ReadonlySet<Part> = new Set()

/** Returns the messages of a form by field path: those of its rules, once they are revealed, and those of the server. */
export function createFormMessages<Value>({ value, validate, partOf }: MessageOptions<Value>) {
  /** The messages of the rules for the present value. */
  const ruleMessages = signal<Record<string, Text>>({})
  /** The parts that show their messages. */
  const revealed = signal<ReadonlySet<Part> | 'all'>(noPart)
  /** The messages of the server for fields that were not edited since. */
  const refused = signal<Record<string, Text>>({})
  let lastCheck = 0

  const isRevealed = (path: string) => revealed.value === 'all' || revealed.value.has(partOf(path))

  async function check(): Promise<Record<string, Text>> {
    lastCheck += 1
    const current = lastCheck
    const messages = await validate(value.peek())
    // A later edit has started another check, which replaces the result of this one.
    if (current === lastCheck) ruleMessages.value = messages
    return messages
  }

  return {
    refused,
    shown: computed<Record<string, Text>>(() => ({
      ...refused.value,
      ...messagesWhere(ruleMessages.value, isRevealed),
    })),
    /**
     * Shows the messages of a part, by default of the form, and returns them.
     * @throws when the rules could not be loaded
     */
    async reveal(part: Part = null): Promise<Record<string, Text>> {
      if (part === null) revealed.value = 'all'
      else if (revealed.peek() !== 'all') revealed.value = new Set([...revealed.peek(), part])
      return messagesWhere(await check(), path => part === null || partOf(path) === part)
    },
    /** Updates the messages after an edit: those of the server stay at the fields that keep their value. */
    onEdit(before: Value): void {
      refused.value = messagesLeft(refused.peek(), before, value.peek())
      // A value that cannot be checked now keeps its messages: the next save tells why.
      if (revealed.peek() !== noPart) check().catch(() => {})
    },
    clear(): void {
      lastCheck += 1
      revealed.value = noPart
      ruleMessages.value = {}
      refused.value = {}
    },
  }
}
