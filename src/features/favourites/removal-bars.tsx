import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'

interface RemoveBarProps {
  count: number
  isAll: boolean
  onAll: (isAll: boolean) => void
  onRemove: () => void
}

/** Takes what is chosen out of the list. */
export function RemoveBar({ count, isAll, onAll, onRemove }: RemoveBarProps) {
  return (
    <StickyBar>
      <Checkbox isOn={isAll} onChange={onAll}>
        {messages.selectAll}
      </Checkbox>
      <Button kind="danger" isDisabled={count === 0} onPress={onRemove}>
        {messages.remove(count)}
      </Button>
    </StickyBar>
  )
}

interface UndoBarProps {
  count: number
  onUndo: () => void
}

/** Brings back what was removed a moment ago. */
export function UndoBar({ count, onUndo }: UndoBarProps) {
  return (
    <StickyBar>
      <View className="grow" role="status">
        {messages.removed(count)}
      </View>
      <Button kind="link" isSmall onPress={onUndo}>
        {messages.undo}
      </Button>
    </StickyBar>
  )
}
