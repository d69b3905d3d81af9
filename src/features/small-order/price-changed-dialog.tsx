import { View } from '@tarojs/components'
import type { PriceChangedData } from '@/contract/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon'
import { Price } from '@/ui/price'
import { messages } from './messages'
import './price-changed-dialog.scss'

interface PriceChangedDialogProps {
  modelName: string
  /** Null while no price has changed. */
  change: PriceChangedData | null
  onAccept: () => void
  onCancel: () => void
}

/** Old and new price side by side; cheaper and dearer alike, nothing goes on silently. */
export function PriceChangedDialog({ modelName, change, onAccept, onCancel }: PriceChangedDialogProps) {
  if (change === null) return null
  const { oldAmountFen, newAmountFen } = change
  const text = newAmountFen < oldAmountFen ? messages.priceText.cheaper : messages.priceText.dearer
  return (
    <Dialog
      isOpen
      title={messages.priceTitle}
      text={text(modelName)}
      picture={
        <View className="price-change__sign">
          <Icon name="info" />
        </View>
      }
      onEscape={onCancel}
      actions={
        <>
          <Button kind="quiet" onPress={onCancel}>
            {messages.cancel}
          </Button>
          <Button onPress={onAccept}>{messages.useNewPrice}</Button>
        </>
      }
    >
      <View className="price-change">
        <View className="price-change__side">
          <View className="price-change__label">{messages.before}</View>
          <View className="price-change__old">
            <Price amountFen={oldAmountFen} isStruck tone="inherit" />
          </View>
        </View>
        <View className="price-change__side">
          <View className="price-change__label">{messages.now}</View>
          <Price amountFen={newAmountFen} size={17} />
        </View>
      </View>
      <View className="price-change__foot">{messages.nothingCharged}</View>
    </Dialog>
  )
}
