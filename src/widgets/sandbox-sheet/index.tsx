import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { SandboxOutcome } from '@/wire/enums/payment'
import { Button, type ButtonKind } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { messages } from '@/ui/messages'
import { Notice } from '@/ui/notice'
import { OptionRow } from '@/ui/option-row'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import type { IconName } from '@/ui/icon/names'
import './index.scss'

/** What a sandbox may answer, in the order and with the sign in which QA sees it. */
const ANSWERS = [
  { outcome: SandboxOutcome.success, icon: 'check' },
  { outcome: SandboxOutcome.failure, icon: 'close' },
  { outcome: SandboxOutcome.delay, icon: 'clock' },
] as const satisfies readonly { outcome: SandboxOutcome; icon: IconName }[]

export interface SandboxSheetProps {
  isOpen: boolean
  title: string
  /** What does not happen: "No money moves." */
  nothing: string
  /** Who is not connected, and what to choose. */
  text: string
  /** Names the choice. */
  label: string
  answers: Readonly<Record<SandboxOutcome, { label: string; note: string }>>
  action: string
  actionKind?: ButtonKind
  onDecide: (outcome: SandboxOutcome) => Promise<void>
  onClose: () => void
  /** What is tried, above the choice. */
  children?: ReactNode
}

/** Stands where a provider's own view would: says that nothing happens in truth, and lets QA choose the answer. */
export function SandboxSheet(props: SandboxSheetProps) {
  const {
    isOpen,
    title,
    nothing,
    text,
    label,
    answers,
    action,
    actionKind = 'ink',
    onDecide,
    onClose,
    children,
  } = props
  const [chosen, setChosen] = useState<SandboxOutcome>(SandboxOutcome.success)
  return (
    <Sheet
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      foot={
        <StickyBar>
          <Button kind="quiet" onPress={onClose}>
            {messages.close}
          </Button>
          <Button kind={actionKind} onPress={() => onDecide(chosen)}>
            {action}
          </Button>
        </StickyBar>
      }
    >
      <Notice tone="orange" icon="alert">
        <Text className="t-strong">{nothing}</Text> {text}
      </Notice>
      {children}
      <View role="radiogroup" aria-label={label}>
        {ANSWERS.map(({ outcome, icon }) => (
          <OptionRow
            key={outcome}
            label={answers[outcome].label}
            note={answers[outcome].note}
            picture={
              <View className={`sandbox__sign sandbox__sign--${outcome}`}>
                <Icon name={icon} size={20} />
              </View>
            }
            isOn={outcome === chosen}
            onPress={() => setChosen(outcome)}
          />
        ))}
      </View>
    </Sheet>
  )
}
