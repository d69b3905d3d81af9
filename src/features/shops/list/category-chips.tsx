import { View } from '@tarojs/components'
import { SHOP_CATEGORIES, type ShopCategory } from '@/domain/shop/shop-filters'
import { Chip } from '@/ui/chip'
import { messages } from '../messages'
import type { ShopListView } from './use-shop-list'
import './category-chips.scss'

/** The kinds of shops, each with how many there are under the other filters once that is known. */
export function CategoryChips({ view: { filters, setFilters, countWith } }: { view: ShopListView }) {
  const choices: readonly (readonly ShopCategory[])[] = [[], ...SHOP_CATEGORIES.map((category) => [category])]
  return (
    <View className="category-chips" role="radiogroup" aria-label={messages.kind}>
      {choices.map((categories) => {
        const [category] = categories
        const label = category === undefined ? messages.all : messages.categories[category]
        const count = countWith({ ...filters, categories })
        return (
          <Chip
            key={category ?? ''}
            role="radio"
            isOn={filters.categories.join() === categories.join()}
            onPress={() => setFilters({ ...filters, categories })}
          >
            {count === undefined ? label : messages.withCount(label, count)}
          </Chip>
        )
      })}
    </View>
  )
}
