import { View } from '@tarojs/components'
import { ScrollBox } from '@/ui/scroll-spy/scroll-box'
import { useScrollSpy } from '@/ui/scroll-spy/use-scroll-spy'
import { Tabs } from '@/ui/tabs'
import { Specimen } from './specimen'

const PARTS = [
  { key: 'colour', label: 'Colour' },
  { key: 'wheels', label: 'Wheels' },
  { key: 'interior', label: 'Interior' },
] as const

/** Tabs that follow what is read. */
export function ScrollSpecimen() {
  const spy = useScrollSpy(
    PARTS.map(({ key }) => key),
    'wheels',
  )
  return (
    <Specimen name="Tabs that follow the reader">
      <Tabs label="Parts" items={PARTS} selected={spy.current} onSelect={spy.select} />
      <ScrollBox {...spy.box} className="specimen__scroll">
        {PARTS.map(({ key, label }) => (
          <View key={key} id={spy.partId(key)} className="specimen__part">
            {label}
          </View>
        ))}
      </ScrollBox>
    </Specimen>
  )
}
