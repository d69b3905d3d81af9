import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { MaterialFile } from '@/wire/schemas/material'
import { useSwipe } from '@/hooks/use-swipe'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { useModalKeys } from '@/ui/overlay/use-modal-keys'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import { useArrowSteps } from './use-arrow-steps'
import { ViewedFile } from './viewed-file'
import './viewer.scss'

interface ViewerProps {
  files: readonly MaterialFile[]
  index: number
  /** How many there are, with those not loaded yet. */
  total: number
  albumName: string
  isSaving: boolean
  onStep: (by: -1 | 1) => void
  onSave: (file: MaterialFile) => Promise<unknown>
  onClose: () => void
}

/** One picture or video on the whole screen; a swipe, the arrow keys or the buttons lead to the next. */
export function Viewer({ files, index, total, albumName, isSaving, onStep, onSave, onClose }: ViewerProps) {
  const id = useModalKeys(true, onClose)
  useArrowSteps(onStep)
  const swipe = useSwipe({ onSwipe: onStep })
  const file = files[index]
  if (!file) return null
  return (
    <View id={id} className="viewer" {...PANEL_ROLE} aria-label={messages.viewer(albumName)}>
      <View className="viewer__bar">
        <Pressable className="viewer__button" label={messages.close} onPress={onClose}>
          <Icon name="close" />
        </Pressable>
        <View className="viewer__place" aria-live="polite">
          {messages.place(index + 1, total)}
        </View>
      </View>
      <View className="viewer__stage" {...swipe}>
        {/* The neighbours are drawn too, so that a step shows at once. */}
        {files.slice(Math.max(0, index - 1), index + 2).map((one) => (
          <ViewedFile
            key={one.fileId}
            file={one}
            albumName={albumName}
            number={files.indexOf(one) + 1}
            isShown={one === file}
          />
        ))}
      </View>
      <View className="viewer__foot">
        <StepButton label={messages.previous} icon="back" isOff={index === 0} onPress={() => onStep(-1)} />
        <Button
          className="viewer__save"
          kind="ghost"
          icon={<ExtraIcon name="download" size={20} />}
          isLoading={isSaving}
          onPress={() => onSave(file)}
        >
          {messages.save}
        </Button>
        <StepButton label={messages.next} icon="chevron" isOff={index === total - 1} onPress={() => onStep(1)} />
      </View>
    </View>
  )
}

const PANEL_ROLE = { role: 'dialog', 'aria-modal': 'true', tabIndex: -1, catchMove: true }

interface StepButtonProps {
  label: string
  icon: 'back' | 'chevron'
  isOff: boolean
  onPress: () => void
}

function StepButton({ label, icon, isOff, onPress }: StepButtonProps) {
  return (
    <Pressable
      className={classNames('viewer__button', isOff && 'viewer__button--off')}
      label={label}
      isDisabled={isOff}
      onPress={onPress}
    >
      <Icon name={icon} />
    </Pressable>
  )
}
