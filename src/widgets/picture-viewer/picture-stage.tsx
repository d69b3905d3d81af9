import { View } from '@tarojs/components'
import { MediaKind } from '@/wire/enums/content'
import { usePlainId } from '@/ui/plain-id'
import './picture-stage.scss'
import { useArrowSteps } from './use-arrow-steps'
import { useZoom } from './use-zoom'
import { ShownFile, type ViewedFile } from './viewed-file'

interface PictureStageProps {
  files: readonly ViewedFile[]
  index: number
  /** -1 to what comes before, 1 to what comes after. */
  onStep: (by: -1 | 1) => void
}

/** One picture or video in full: a swipe or an arrow key leads to the next, two fingers or two taps make it larger. */
export function PictureStage({ files, index, onStep }: PictureStageProps) {
  const stageId = usePlainId()
  const file = files[index]
  useArrowSteps(onStep)
  const { zoom, handlers } = useZoom({
    stageId,
    shown: file?.url,
    isFixed: file?.mediaKind === MediaKind.video,
    onSwipe: onStep,
  })
  return (
    <View id={stageId} className="picture-stage" {...handlers} {...STILL}>
      {/* The neighbours are drawn too, so that a step shows at once. */}
      {files.slice(Math.max(0, index - 1), index + 2).map((one) => (
        <ShownFile key={one.url} file={one} zoom={one === file ? zoom : undefined} />
      ))}
    </View>
  )
}

/** The page does not move under the fingers. */
const STILL = { catchMove: true }
