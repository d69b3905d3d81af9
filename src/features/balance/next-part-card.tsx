import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import type { BalanceState } from '@/wire/schemas/balance'
import { formatYuan } from '@/domain/money/money'
import { fenOfInput } from '@/domain/money/yuan-input'
import { Card } from '@/ui/card'
import { Pressable } from '@/ui/pressable'
import { TextInput } from '@/ui/text-input'
import { messages } from './messages'
import { limitsText } from './next-part'
import './next-part-card.scss'

/** Longer than any amount that could be due. */
const MAX_CHARACTERS = 14

interface NextPartCardProps {
  balance: BalanceState
  text: string
  fault: string | null
  onChange: (text: string) => void
}

/** How much of the rest is paid next. */
export function NextPartCard({ balance, text, fault, onChange }: NextPartCardProps) {
  const [isActive, setActive] = useState(false)
  /** What can be read is written as all other amounts are; the rest stays to be mended. */
  const leave = () => {
    setActive(false)
    const amountFen = fenOfInput(text)
    if (amountFen !== null) onChange(formatYuan(amountFen))
  }
  return (
    <Card title={messages.next}>
      <View className={classNames('next-part', isActive && 'next-part--active', fault !== null && 'next-part--wrong')}>
        <Text className="next-part__symbol">¥</Text>
        <TextInput
          label={messages.amount}
          kind="decimal"
          className="next-part__input"
          value={text}
          maxLength={MAX_CHARACTERS}
          isInvalid={fault !== null}
          onChange={onChange}
          onFocus={() => setActive(true)}
          onBlur={leave}
        />
        <Pressable
          className="next-part__all"
          label={messages.payAll}
          onPress={() => onChange(formatYuan(balance.leftFen))}
        >
          {messages.all}
        </Pressable>
      </View>
      {fault === null ? (
        <View className="next-part__hint">{limitsText(balance)}</View>
      ) : (
        <View className="next-part__fault" role="alert">
          {fault}
        </View>
      )}
    </Card>
  )
}
