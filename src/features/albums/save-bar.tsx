import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import './save-bar.scss'
import type { SavingProgress } from '@/widgets/picture-viewer/use-saving'

interface SaveBarProps {
  shown: number
  total: number
  /** How many are ticked; undefined while nothing is being selected. */
  selected: number | undefined
  progress: SavingProgress | null
  onSave: () => Promise<unknown>
}

const textOf = ({ shown, total, selected, progress }: SaveBarProps): string => {
  if (progress) return messages.saving(progress.done + 1, progress.total)
  return selected === undefined ? messages.shown(shown, total) : messages.selected(selected)
}

/** How much of the album is in sight, and a button that keeps all of it or what is ticked. */
export function SaveBar(props: SaveBarProps) {
  const { selected, progress, onSave } = props
  return (
    <StickyBar>
      <View className="save-bar__text" role="status">
        {textOf(props)}
      </View>
      <Button
        className="save-bar__save"
        kind="line"
        isDisabled={selected === 0}
        isLoading={progress !== null}
        onPress={onSave}
      >
        {selected === undefined ? messages.saveAlbum : messages.saveAll(selected)}
      </Button>
    </StickyBar>
  )
}
