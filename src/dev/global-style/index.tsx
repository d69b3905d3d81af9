import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { DepositButton } from '@/widgets/deposit-button'
import { setScreenFrame } from '@/ui/page/screen-frame'
import { Price } from '@/ui/price'
import { Tag, type TagTone } from '@/ui/tag'
import { DEPOSIT_SAMPLES } from '@/dev/catalogue/samples'
import { DevPage } from '@/dev/catalogue/dev-page'
import { IconSheet } from '@/dev/catalogue/icon-sheet'
import { Specimen } from '@/dev/catalogue/specimen'

const TYPE_CLASSES = [
  'specimen__type--display',
  'specimen__type--h1',
  'specimen__type--h2',
  'specimen__type--h3',
  'specimen__type--body',
  'specimen__type--sub',
  'specimen__type--cap',
] as const
const TAG_TONES: readonly TagTone[] = ['plain', 'orange', 'grey', 'green', 'blue', 'gold', 'dark']
const LARGE_TEXT = { textScale: 1.3 }
const NORMAL_TEXT = { textScale: 1 }

/** Type, colour, icons, buttons, prices. */
export default function GlobalStylePage() {
  const [isLarge, setLarge] = useState(false)
  const toggle = () => {
    setScreenFrame(isLarge ? NORMAL_TEXT : LARGE_TEXT)
    setLarge(!isLarge)
  }
  return (
    <DevPage title="Global style">
      <Specimen name="Text size">
        <Button kind="line" onPress={toggle}>
          {isLarge ? 'Normal text' : 'Text at 130 %'}
        </Button>
      </Specimen>
      <Specimen name="Deposit button">
        {DEPOSIT_SAMPLES.map(({ name, sale, offersBoth }) => (
          <View key={name}>
            <Text className="t-cap c-3">{name}</Text>
            <DepositButton sale={sale} offersBoth={offersBoth} onPress={() => {}} />
          </View>
        ))}
      </Specimen>
      <Specimen name="Buttons">
        <View className="specimen__stack">
          <Button>Ink</Button>
          <Button kind="blue" hint="Small deposit · refundable">
            Reserve for ¥1,000.00
          </Button>
          <Button kind="line">Line</Button>
          <Button kind="quiet">Quiet</Button>
          <Button kind="danger">Danger</Button>
          <Button isDisabled hint="Opens 28 Nov, 10:00">
            Disabled
          </Button>
          <Button isLoading>Loading</Button>
          <Button isSmall kind="line">
            Small
          </Button>
        </View>
      </Specimen>
      <Specimen name="On the dark stage" isDark>
        <View className="specimen__stack">
          <Button kind="white">White</Button>
          <Button kind="ghost">Ghost</Button>
          <Button kind="blue" isDisabled hint="Opens 28 Nov, 10:00">
            Disabled
          </Button>
        </View>
      </Specimen>
      <Specimen name="Prices">
        <View>
          <Price amountFen={400_000} size={44} />
        </View>
        <View>
          <Price amountFen={29_170_000} size={22} />
        </View>
        <View>
          <Price amountFen={400_000} size={20} tone="red" />
        </View>
        <View>
          <Price amountFen={600_000} meaning="surcharge" />
        </View>
        <View>
          <Price amountFen={0} meaning="surcharge" />
        </View>
        <View>
          <Price amountFen={100_000} meaning="deduction" />
        </View>
      </Specimen>
      <Specimen name="Tags">
        <View className="specimen__wrap">
          {TAG_TONES.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
        </View>
      </Specimen>
      <Specimen name="Type">
        {TYPE_CLASSES.map((name) => (
          <View key={name} className={name}>
            Vela 7, ¥219,900.00
          </View>
        ))}
      </Specimen>
      <Specimen name="Icons">
        <IconSheet />
      </Specimen>
    </DevPage>
  )
}
