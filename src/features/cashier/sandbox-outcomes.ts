import { SandboxOutcome } from '@/contract/enums/payment'
import type { IconName } from '@/ui/icon/names'
import { messages } from './messages'

/** What QA may choose, as the sheet shows it. */
export const SANDBOX_OUTCOMES = [
  { outcome: SandboxOutcome.success, label: messages.success, note: messages.successNote, icon: 'check' },
  { outcome: SandboxOutcome.failure, label: messages.failure, note: messages.failureNote, icon: 'close' },
  { outcome: SandboxOutcome.delay, label: messages.delay, note: messages.delayNote, icon: 'clock' },
] as const satisfies readonly { outcome: SandboxOutcome; label: string; note: string; icon: IconName }[]
