import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState, type ReactNode } from 'react'
import { Tabs } from '@/ui/tabs'
import { cabinUrl, interiorUrl, stillUrl, wheelUrl } from './files'
import { messages } from './messages'
import { PictureChoices } from './picture-choices'
import { CAMERA_PRESETS, type CameraPreset } from './renderer/camera-presets'
import { INTERIORS, WHEELS, type StageSelection } from './renderer/selection'
import './panel.scss'

type Tab = keyof typeof messages.tabs

const CAMERAS = Object.keys(CAMERA_PRESETS) as CameraPreset[] // the table's own keys
const TABS = ['camera', 'wheels', 'interior'] as const satisfies readonly Tab[]

/** What the stage shows: the car from outside, or its cabin. */
export type StageView = CameraPreset | 'cabin'

interface PanelProps {
  selection: StageSelection
  view: StageView
  /** The car is still on its way: on a slow network the pictures of all choices would hold it back. */
  isCarAwaited: boolean
  onView: (view: StageView) => void
  onChange: (selection: StageSelection) => void
}

/** The sheet under the stage: where to look from, wheels and trim. */
export function Panel({ selection, view, isCarAwaited, onView, onChange }: PanelProps) {
  const [tab, setTab] = useState<Tab>('camera')
  const inTime = (picture: string) => (isCarAwaited ? null : picture)
  return (
    <View className="stage-panel">
      <View className="stage-panel__tabs">
        <Tabs
          label={messages.choices}
          items={TABS.map((key) => ({ key, label: messages.tabs[key] }))}
          selected={tab}
          onSelect={setTab}
        />
      </View>
      <Part name={messages.tabs.camera} isOn={tab === 'camera'}>
        <PictureChoices
          label={messages.tabs.camera}
          items={[
            ...CAMERAS.map((key) => ({ key, name: messages.cameras[key], picture: inTime(stillUrl(selection, key)) })),
            { key: 'cabin' as const, name: messages.cabin, picture: inTime(cabinUrl(selection.interior)) },
          ]}
          selected={view}
          onSelect={onView}
        />
      </Part>
      <Part name={messages.tabs.wheels} isOn={tab === 'wheels'}>
        <PictureChoices
          label={messages.tabs.wheels}
          items={WHEELS.map((key) => ({ key, name: messages.wheels[key], picture: inTime(wheelUrl(key)) }))}
          selected={selection.wheels}
          onSelect={(wheels) => onChange({ ...selection, wheels })}
        />
      </Part>
      <Part name={messages.tabs.interior} isOn={tab === 'interior'}>
        <PictureChoices
          label={messages.tabs.interior}
          items={INTERIORS.map((key) => ({ key, name: messages.interiors[key], picture: inTime(interiorUrl(key)) }))}
          selected={selection.interior}
          onSelect={(interior) => onChange({ ...selection, interior })}
        />
      </Part>
    </View>
  )
}

/** What one tab leads to. Where the panel stands beside the stage and has room, all parts are there, each with its name. */
function Part({ name, isOn, children }: { name: string; isOn: boolean; children: ReactNode }) {
  return (
    <View className={classNames('stage-panel__part', isOn && 'stage-panel__part--on')}>
      <View className="stage-panel__name" role="heading" aria-level="2">
        {name}
      </View>
      {children}
    </View>
  )
}
