import { View } from '@tarojs/components'
import type { PriceChangedData } from '@/wire/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon'
import { messages as kitMessages } from '@/ui/messages'
import { Price } from '@/ui/price'
import { messages } from './messages'
import './index.scss'

export interface PriceChangedDialogProps {
  /** What has another price now: "the deposit for Vela 7". */
  subject: string
  /** Null while no price has changed. */
  change: PriceChangedData | null
  /** What stays the same, before "Nothing has been charged." */
  note?: string | undefined
  onAccept: () => void
  onCancel: () => void
}

/** Old and new price side by side; cheaper and dearer alike, nothing goes on silently. */
export function PriceChangedDialog({ subject, change, note, onAccept, onCancel }: PriceChangedDialogProps) {
  if (change === null) return null
  const { oldAmountFen, newAmountFen } = change
  const text = newAmountFen < oldAmountFen ? messages.becameCheaper : messages.becameDearer
  return (
    <Dialog
      isOpen
      title={messages.title}
      text={text(subject)}
      picture={
        <View className="price-change__sign">
          <Icon name="info" />
        </View>
      }
      onEscape={onCancel}
      actions={
        <>
          <Button kind="quiet" onPress={onCancel}>
            {kitMessages.cancel}
          </Button>
          <Button onPress={onAccept}>{messages.useNewPrice}</Button>
        </>
      }
    >
      <View className="price-change">
        <View className="price-change__side">
          <View className="price-change__label">{messages.before}</View>
          <View className="price-change__old">
            <Price amountFen={oldAmountFen} isStruck isLight tone="inherit" />
          </View>
        </View>
        <View className="price-change__side">
          <View className="price-change__label">{messages.now}</View>
          <Price amountFen={newAmountFen} size={17} />
        </View>
      </View>
      <View className="price-change__foot">{messages.nothingCharged(note)}</View>
    </Dialog>
  )
}
