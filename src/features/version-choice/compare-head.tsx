import { View } from '@tarojs/components'
import type { ParameterTable } from '@/wire/schemas/vehicle'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { messages } from './messages'
import './compare-head.scss'

type Version = ParameterTable['versions'][number]

interface CompareHeadProps {
  modelName: string
  versions: readonly Version[]
  /** With a version to change to. */
  onChange: ((pnoTwelve: string) => void) | undefined
}

/** The two cars side by side. */
export function CompareHead({ modelName, versions, onChange }: CompareHeadProps) {
  return (
    <View className="compare-head">
      {versions.map(({ pnoTwelve, displayName, priceFen, picture }) => (
        <View key={pnoTwelve} className="compare-head__one">
          <View className="compare-head__car">
            <Picture
              src={picture}
              alt={messages.carPicture(modelName, displayName)}
              ratio={STILL_RATIOS.side}
              fit="contain"
              isEager
            />
          </View>
          <View className="compare-head__name" role="heading" aria-level="2">
            {displayName}
          </View>
          <Price amountFen={priceFen} />
          {onChange && (
            <Button
              kind="line"
              isSmall
              className="compare-head__change"
              label={messages.changeLabel(displayName)}
              onPress={() => onChange(pnoTwelve)}
            >
              {messages.change}
            </Button>
          )}
        </View>
      ))}
    </View>
  )
}
