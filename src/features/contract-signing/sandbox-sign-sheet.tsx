import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { SandboxOutcome } from '@/contract/enums/payment'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { OptionRow } from '@/ui/option-row'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'

interface SandboxSignSheetProps {
  isOpen: boolean
  onDecide: (outcome: SandboxOutcome) => Promise<void>
  onClose: () => void
}

/** Stands where the provider's page would: says that nothing is signed in law, and lets QA choose the answer. */
export function SandboxSignSheet({ isOpen, onDecide, onClose }: SandboxSignSheetProps) {
  const [outcome, setOutcome] = useState<SandboxOutcome>(SandboxOutcome.success)
  return (
    <Sheet
      isOpen={isOpen}
      title={messages.sandboxTitle}
      onClose={onClose}
      foot={
        <StickyBar>
          <Button kind="quiet" onPress={onClose}>
            {messages.close}
          </Button>
          <Button onPress={() => onDecide(outcome)}>{messages.test}</Button>
        </StickyBar>
      }
    >
      <Notice tone="orange" icon="alert">
        <Text className="t-strong">{messages.sandboxNothing}</Text> {messages.sandboxText}
      </Notice>
      <View role="radiogroup" aria-label={messages.sandboxAnswer}>
        {Object.values(SandboxOutcome).map((one) => (
          <OptionRow
            key={one}
            label={messages.outcomes[one].label}
            note={messages.outcomes[one].note}
            isOn={one === outcome}
            onPress={() => setOutcome(one)}
          />
        ))}
      </View>
    </Sheet>
  )
}
