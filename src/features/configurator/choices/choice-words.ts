import type { VehicleOption } from '@/wire/schemas/vehicle'
import { priceInCarFen } from '@/domain/configuration/price'
import { formatYuan } from '@/domain/money/money'
import type { GroupProps } from './group-props'
import { messages } from '../messages'

/** Paints are discs; of other options things are shown whole, and a room by a piece of it. */
export interface ChoiceProps extends GroupProps {
  shape: 'disc' | 'round' | 'crop'
}

/** What is written of an option of which one is chosen. */
interface ChoiceWords {
  name: string
  /** "+ ¥6,000.00", or "Included" for what costs nothing in this car. */
  price: string
  /** What a screen reader says. */
  said: string
  /** Over the group, while the option is chosen: a title, a word beside it, and a line under both. */
  title: string
  side: string
  note?: string
}

/** Discs bear no words: the chosen paint is described over them. A tile tells its name and its price itself. */
export const choiceWords = ({ version, group, chosen, shape }: ChoiceProps, option: VehicleOption): ChoiceWords => {
  const { displayName: name, attributeName: about } = option
  const priceFen = priceInCarFen(version, chosen, option)
  const price = priceFen === 0 ? messages.included : messages.surcharge(formatYuan(priceFen))
  const words = { name, price, said: messages.named(name, price) }
  return shape === 'disc'
    ? { ...words, title: name, side: messages.describedPrice(about, price) }
    : { ...words, title: messages.groupTitle(name, group.displayName), side: price, note: about }
}
