import { SandboxOutcome } from '@/wire/enums/payment'
import type { IconName } from '@/ui/icon/names'

/** What a sandbox may answer, in the order and with the sign in which QA sees it. */
export const ANSWERS = [
  { outcome: SandboxOutcome.success, icon: 'check' },
  { outcome: SandboxOutcome.failure, icon: 'close' },
  { outcome: SandboxOutcome.delay, icon: 'clock' },
] as const satisfies readonly { outcome: SandboxOutcome; icon: IconName }[]
