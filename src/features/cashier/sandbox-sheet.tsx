import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { SandboxOutcome } from '@/contract/enums/payment'
import { formatYuan } from '@/domain/money'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Notice } from '@/ui/notice'
import { OptionRow } from '@/ui/option-row'
import { Price } from '@/ui/price'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import { SANDBOX_OUTCOMES } from './sandbox-outcomes'
import './sandbox-sheet.scss'

interface SandboxSheetProps {
  isOpen: boolean
  amountFen: number
  onDecide: (outcome: SandboxOutcome) => Promise<void>
  onClose: () => void
}

/** Stands where the provider's own view would: says that no money moves, and lets QA choose the answer. */
export function SandboxSheet({ isOpen, amountFen, onDecide, onClose }: SandboxSheetProps) {
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
          <Button kind="blue" onPress={() => onDecide(outcome)}>
            {messages.test(formatYuan(amountFen))}
          </Button>
        </StickyBar>
      }
    >
      <Notice tone="orange" icon="alert">
        <Text className="t-strong">{messages.sandboxNoMoney}</Text> {messages.sandboxText}
      </Notice>
      <View className="sandbox__amount">
        <Text>{messages.sandboxAmount}</Text>
        <Price amountFen={amountFen} size={22} />
      </View>
      <View role="radiogroup" aria-label={messages.sandboxAnswer}>
        {SANDBOX_OUTCOMES.map(({ outcome: one, label, note, icon }) => (
          <OptionRow
            key={one}
            label={label}
            note={note}
            picture={
              <View className={`sandbox__sign sandbox__sign--${one}`}>
                <Icon name={icon} size={20} />
              </View>
            }
            isOn={one === outcome}
            onPress={() => setOutcome(one)}
          />
        ))}
      </View>
    </Sheet>
  )
}
