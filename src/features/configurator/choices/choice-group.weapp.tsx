import { createElement, useMemo, useState } from 'react'
import type { VehicleOption } from '@/wire/schemas/vehicle'
import { sharpUrl } from '@/ui/picture/sharp-url'
import '@/ui/picture/index.scss'
import { partOf, type PartEvent } from '@/ui/template-part'
import '@/widgets/paint-swatch/index.scss'
import { choiceWords, type ChoiceProps } from './choice-words'
import './choice-group.scss'
import './group-head.scss'
import './paint-group.scss'
import './tile-group.scss'

/**
 * Options of which one is chosen, side by side, and over them what is chosen; the mini-program draws them by the
 * template "choice-group". It has the words of all of them: a tap is sent as the place of the chosen one.
 */
export function ChoiceGroup(props: ChoiceProps) {
  const { group, chosen, shape, onTap } = props
  const [failed, setFailed] = useState<readonly string[]>([])
  const pictureOf = ({ picture }: VehicleOption): string => {
    if (shape === 'crop') return picture
    return failed.includes(picture) ? '' : sharpUrl(picture)
  }
  const options = group.options.map((option) => {
    const { name, said, title, side, note } = choiceWords(props, option)
    const words = { code: option.code, said, title, side }
    return shape === 'disc' ? words : { ...words, name, note, picture: pictureOf(option) }
  })
  const optionOf = (event: PartEvent): VehicleOption | undefined => group.options[Number(partOf(event))]
  return createElement('choice-group', {
    label: group.displayName,
    shape,
    options: useSame(options),
    place: group.options.findIndex(({ attributeNo }) => chosen.includes(attributeNo)),
    onTap: (event: PartEvent) => {
      const option = optionOf(event)
      if (option) onTap(option.attributeNo)
    },
    onError: (event: PartEvent) => setFailed((before) => [...before, optionOf(event)?.picture ?? '']),
  })
}

/** The same value as long as it says the same: another one would be sent to the view anew. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as Value, [text])
}
