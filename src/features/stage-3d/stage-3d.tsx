import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useMemo, useState } from 'react'
import { formatCount } from '@/domain/money/number-format'
import { Picture } from '@/ui/picture'
import { Cabin } from './cabin'
import { stillUrl } from './files'
import { messages } from './messages'
import { PaintPicker } from './paint-picker'
import { Panel, type StageView } from './panel'
import type { CameraPreset } from './renderer/camera-presets'
import type { StageSelection } from './renderer/selection'
import { Ring } from './ring'
import { StageHead } from './stage-head'
import { StillNotice } from './still-notice'
import { Surface } from './surface'
import { Tools, type ToolState } from './tools'
import { useModel } from './use-model'
import { useStage } from './use-stage'
import type { StageOffer } from './use-stage-offer'
import './stage-3d.scss'

export interface Stage3dProps {
  selection: StageSelection
  offer: StageOffer | undefined
  onChange: (selection: StageSelection) => void
}

const START: ToolState = { isLit: true, isDay: false, isSizeShown: false }

/** One car to turn, zoom and repaint; its pictures where 3D is not available. Give it a new key with a new model. */
export function Stage3d({ selection, offer, onChange }: Stage3dProps) {
  const [tools, setTools] = useState(START)
  const [camera, setCamera] = useState<CameraPreset>('front')
  const [isInside, setInside] = useState(false)
  const { load, retry } = useModel(selection.model)
  const model = load.status === 'ready' ? load.model : null
  const look = useMemo(
    () => ({ selection, light: tools.isDay ? ('day' as const) : ('studio' as const), isLit: tools.isLit }),
    [selection, tools.isDay, tools.isLit],
  )
  const { canvasId, status, heading, preset, controls } = useStage(model, look, load.status !== 'failed')

  const problem = load.status === 'failed' ? 'failed' : status === 'unsupported' ? 'unsupported' : null
  const isShown = status === 'shown' && problem === null
  const fly = (wanted: CameraPreset) => {
    setCamera(wanted)
    controls.flyTo(wanted)
  }
  const show = (view: StageView) => {
    setInside(view === 'cabin')
    if (view !== 'cabin') fly(view)
  }
  const reset = () => {
    setTools(START)
    fly('front')
  }
  const outside = isShown ? preset : camera
  const car = messages.picture(messages.models[selection.model], messages.paints[selection.paint])

  return (
    <View
      className={classNames(
        'stage-3d',
        tools.isDay && 'stage-3d--day',
        isInside && 'stage-3d--inside',
        problem && !isInside && 'stage-3d--still',
      )}
    >
      <View className="stage-3d__view" aria-busy={!isShown && problem === null}>
        {/* Near the wheel the ring is out of the picture. */}
        {isShown && camera !== 'wheel' && <Ring heading={heading} />}
        {problem === null && <Surface canvasId={canvasId} heading={heading} controls={controls} />}
        {!isShown && (
          <View className="stage-3d__still">
            <Picture src={stillUrl(selection, camera)} alt={car} fit="contain" isEager />
          </View>
        )}
        {isShown && (
          <View className="stage-3d__tools">
            {tools.isSizeShown && model && <Size {...model.sizeMillimetres} />}
            <Tools state={tools} onChange={setTools} onReset={reset} />
          </View>
        )}
        {isInside && (
          <Cabin selection={selection} trim={offer?.trim} onTrim={(interior) => onChange({ ...selection, interior })} />
        )}
      </View>
      <View className="stage-3d__top">
        <StageHead isInside={isInside} isReady={isShown} hasCar={problem === null} onInside={setInside} />
        {!isInside && <PaintPicker paint={selection.paint} onChoose={(paint) => onChange({ ...selection, paint })} />}
        {problem && !isInside && <StillNotice problem={problem} onRetry={retry} />}
      </View>
      <Panel
        selection={selection}
        view={isInside ? 'cabin' : outside}
        isCarAwaited={load.status === 'loading'}
        onView={show}
        onChange={onChange}
      />
    </View>
  )
}

function Size({ length, width, height }: { length: number; width: number; height: number }) {
  return (
    <View className="stage-3d__size" role="status">
      {messages.sizeOf(formatCount(length), formatCount(width), formatCount(height))}
    </View>
  )
}
