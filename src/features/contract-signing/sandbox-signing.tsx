import type { SandboxOutcome } from '@/wire/enums/payment'
import { SandboxSheet } from '@/widgets/sandbox-sheet'
import { messages } from './messages'

interface SandboxSigningProps {
  isOpen: boolean
  onDecide: (outcome: SandboxOutcome) => Promise<void>
  onClose: () => void
}

/** Stands where the signing provider's page would. */
export function SandboxSigning(sheet: SandboxSigningProps) {
  return (
    <SandboxSheet
      {...sheet}
      title={messages.sandboxTitle}
      nothing={messages.sandboxNothing}
      text={messages.sandboxText}
      label={messages.sandboxAnswer}
      answers={messages.sandboxAnswers}
      action={messages.test}
    />
  )
}
