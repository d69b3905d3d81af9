import { View } from '@tarojs/components'
import { messages } from './messages'
import './index.scss'

interface OtherWheelsProps {
  /** Name of the wheels that the picture shows. */
  name: string
}

/** Under a picture of a car: on which wheels it is shown, where the car has others. */
export function OtherWheels({ name }: OtherWheelsProps) {
  return <View className="other-wheels">{messages.shownOn(name)}</View>
}
