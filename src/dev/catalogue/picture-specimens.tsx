import { View } from '@tarojs/components'
import { useState } from 'react'
import { staticUrl } from '@/services/environment'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { CarLine } from '@/widgets/car-line'
import { CrossFade } from '@/ui/cross-fade'
import { PosterHead } from '@/ui/poster-head'
import { Section } from '@/ui/section'
import { Spinner } from '@/ui/spinner'
import { Swatch } from '@/widgets/paint-swatch'
import { Specimen } from './specimen'

const PAINTS = ['aurora-white', 'moon-silver', 'tide-blue', 'pine-green', 'dawn-copper', 'graphite'] as const
const CARS = [
  staticUrl('/static/img/vela-7-side-aurora-white.webp'),
  staticUrl('/static/img/vela-7-side-graphite.webp'),
] as const
const UNREAD = 3

/** Cars, people and small signs. */
export function PictureSpecimens() {
  const [shown, setShown] = useState(0)
  return (
    <>
      <Specimen name="A car in a line">
        <CarLine picture={CARS[0]} name="Vela 7 Long Range" text="Aurora White, Arc 10, Ink" />
      </Specimen>
      <Specimen name="Pictures that fade into each other">
        <View className="specimen__fade">
          <CrossFade src={CARS[shown] ?? CARS[0]} alt="Vela 7, side" fit="contain" className="specimen__car" isReady />
        </View>
        <Button kind="line" onPress={() => setShown((shown + 1) % CARS.length)}>
          Another paint
        </Button>
      </Specimen>
      <Specimen name="The head of a page over a poster">
        <PosterHead picture={staticUrl('/static/img/vela-7-poster.webp')} alt="Vela 7 at dusk">
          Words on the sky
        </PosterHead>
      </Specimen>
      <Specimen name="Paints, people, counts, waiting">
        <View className="specimen__wrap">
          {PAINTS.map((code) => (
            <Swatch key={code} code={code} />
          ))}
        </View>
        <View className="specimen__wrap">
          <Avatar alt="Nobody in particular" />
          <Avatar alt="Nobody in particular" size={28} />
          <Badge />
          <Badge count={UNREAD} />
          <Spinner />
          <Spinner isLarge />
        </View>
      </Specimen>
      <Section title="Section" onMore={() => {}}>
        What belongs together under one heading.
      </Section>
    </>
  )
}
