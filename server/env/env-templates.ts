import { SubscriptionKind } from '@/wire/enums/subscription'
import { StartupError } from '../system/startup-error'
import { optional, type Variables } from './env-values'

/** A message template of the mini-program: its id, and the names of its fields for subject, time and note. */
interface SubscriptionTemplate {
  id: string
  fields: readonly [subject: string, time: string, note: string]
}

/** The templates that are set up; a kind without one is never offered. */
export type SubscriptionTemplates = Readonly<Partial<Record<SubscriptionKind, SubscriptionTemplate>>>

const VARIABLES = {
  [SubscriptionKind.lockOrder]: 'WECHAT_TEMPLATE_LOCK_ORDER',
  [SubscriptionKind.contract]: 'WECHAT_TEMPLATE_CONTRACT',
  [SubscriptionKind.delivery]: 'WECHAT_TEMPLATE_DELIVERY',
  [SubscriptionKind.bigOpens]: 'WECHAT_TEMPLATE_BIG_OPENS',
  [SubscriptionKind.lineTurn]: 'WECHAT_TEMPLATE_LINE_TURN',
  [SubscriptionKind.appointment]: 'WECHAT_TEMPLATE_APPOINTMENT',
} as const satisfies Record<SubscriptionKind, string>

/** `id:thing1,time2,thing3` */
const TEMPLATE = /^([\w-]+):(\w+),(\w+),(\w+)$/

const readTemplate = (name: string, text: string): SubscriptionTemplate => {
  const [, id, subject, time, note] = TEMPLATE.exec(text) ?? []
  if (id === undefined || subject === undefined || time === undefined || note === undefined) {
    throw new StartupError(`${name} must be a template's id and three of its fields, as in id:thing1,time2,thing3.`)
  }
  return { id, fields: [subject, time, note] }
}

/**
 * Reads the templates of WeChat's subscription messages.
 *
 * @throws StartupError when one cannot be read.
 */
export const readTemplates = (variables: Variables): SubscriptionTemplates =>
  Object.fromEntries(
    Object.entries(VARIABLES).flatMap(([kind, name]) => {
      const text = optional(variables, name)
      return text === null ? [] : [[kind, readTemplate(name, text)]]
    }),
  )
