import { View } from '@tarojs/components'
import type { VehicleOption } from '@/wire/schemas/vehicle'
import { Picture } from '@/ui/picture'
import { Swatch } from '@/widgets/paint-swatch'
import type { ChoiceProps } from './choice-words'
import './paint-group.scss'
import './tile-group.scss'

interface ChoiceFaceProps {
  option: VehicleOption
  shape: ChoiceProps['shape']
  price: string
}

/** How an option looks: a disc of paint, or a tile with a picture, a name and what it costs. */
export function ChoiceFace({ option, shape, price }: ChoiceFaceProps) {
  const { code, picture, displayName } = option
  if (shape === 'disc') {
    return (
      <View className="paint__ring">
        <Swatch code={code} />
      </View>
    )
  }
  return (
    <>
      {shape === 'crop' ? (
        <View className="choice-tile__crop" style={{ backgroundImage: `url("${picture}")` }} />
      ) : (
        <View className="choice-tile__round">
          <Picture src={picture} alt="" ratio={1} fit="contain" />
        </View>
      )}
      <View className="choice-tile__name">{displayName}</View>
      <View className="choice-tile__price">{price}</View>
    </>
  )
}
