import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import './save-bar.scss'
import type { SavingProgress } from '@/widgets/picture-viewer/use-saving'

interface SaveBarProps {
  /** The part of the album that is open; undefined where the album has no others. */
  part: string | undefined
  shown: number
  total: number
  /** How many are ticked; undefined while nothing is being selected. */
  selected: number | undefined
  progress: SavingProgress | null
  onSave: () => Promise<unknown>
}

const textOf = ({ part, shown, total, selected, progress }: SaveBarProps): string => {
  if (progress) return messages.saving(progress.done + 1, progress.total)
  if (selected !== undefined) return messages.selected(selected)
  return part === undefined ? messages.shown(shown, total) : messages.shownOfPart(part, shown, total)
}

const saveLabel = ({ part, total, selected }: SaveBarProps): string => {
  if (selected !== undefined) return messages.saveAll(selected)
  return part === undefined ? messages.saveAlbum : messages.savePart(total)
}

/** How much of the album, or of its open part, is in sight, and a button that keeps all of that or what is ticked. */
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
        {saveLabel(props)}
      </Button>
    </StickyBar>
  )
}
