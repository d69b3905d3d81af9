import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { MaterialFile } from '@/wire/schemas/material'
import { messages as viewing } from '@/widgets/picture-viewer/messages'
import { PictureStage } from '@/widgets/picture-viewer/picture-stage'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { BackCloses } from '@/ui/overlay/back-closes'
import { useModalKeys } from '@/ui/overlay/use-modal-keys'
import { Pressable } from '@/ui/pressable'
import { labelOf } from './file-tile'
import { messages } from './messages'
import './viewer.scss'

interface ViewerProps {
  files: readonly MaterialFile[]
  index: number
  /** Why what follows did not come. */
  failure: string | undefined
  /** How many there are, with those not loaded yet. */
  total: number
  albumName: string
  isSaving: boolean
  onStep: (by: -1 | 1) => void
  onSave: (file: MaterialFile) => Promise<unknown>
  onClose: () => void
}

/** One picture or video on the whole screen; the buttons lead to the next, too. */
export function Viewer({ files, index, failure, total, albumName, isSaving, onStep, onSave, onClose }: ViewerProps) {
  const id = useModalKeys(true, onClose)
  const file = files[index]
  if (!file) return null
  return (
    <View id={id} className="viewer" {...PANEL_ROLE} aria-label={messages.viewer(albumName)}>
      <BackCloses isOpen onBack={onClose} />
      <View className="viewer__bar">
        <Pressable className="viewer__button" label={messages.close} onPress={onClose}>
          <Icon name="close" />
        </Pressable>
        <View className="viewer__place" aria-live="polite">
          {viewing.place(index + 1, total)}
        </View>
      </View>
      <PictureStage
        files={files.map((one, place) => ({ ...one, label: labelOf(one, albumName, place + 1) }))}
        index={index}
        onStep={onStep}
      />
      {failure !== undefined && (
        <View className="viewer__failure" role="alert">
          {failure}
        </View>
      )}
      <View className="viewer__foot">
        <StepButton label={viewing.previous} icon="back" isOff={index === 0} onPress={() => onStep(-1)} />
        <Button
          className="viewer__save"
          kind="ghost"
          icon={<ExtraIcon name="download" size={20} />}
          isLoading={isSaving}
          onPress={() => onSave(file)}
        >
          {viewing.save}
        </Button>
        <StepButton label={viewing.next} icon="chevron" isOff={index === total - 1} onPress={() => onStep(1)} />
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
