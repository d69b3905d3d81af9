import { View } from '@tarojs/components'
import { useState } from 'react'
import { SalesServiceType } from '@/wire/enums/vehicle'
import { NO_FILTERS, SHOP_CATEGORIES, toggled, type ShopFilters } from '@/domain/shop/shop-filters'
import { Button } from '@/ui/button'
import { Cell } from '@/ui/cell'
import { Chip } from '@/ui/chip'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { Switch } from '@/ui/switch'
import { messages } from '../messages'
import type { ShopListView } from './use-shop-list'
import './filter-sheet.scss'

interface FilterSheetProps {
  isOpen: boolean
  view: ShopListView
  onClose: () => void
}

/** All filters at once; its button says how many shops remain before it is pressed, where that is known. */
export function FilterSheet({ isOpen, view, onClose }: FilterSheetProps) {
  const [drafted, setDrafted] = useState<ShopFilters>()
  const filters = drafted ?? view.filters
  const count = view.countWith(filters)
  const close = () => {
    setDrafted(undefined)
    onClose()
  }
  const apply = () => {
    view.setFilters(filters)
    close()
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={messages.filterTitle}
      onClose={close}
      foot={
        <StickyBar>
          <Button kind="quiet" className="filter-sheet__reset" onPress={() => setDrafted(NO_FILTERS)}>
            {messages.reset}
          </Button>
          <Button onPress={apply}>{count === undefined ? messages.showShops : messages.show(count)}</Button>
        </StickyBar>
      }
    >
      <ChoiceGroup
        label={messages.kind}
        choices={SHOP_CATEGORIES.map((category) => ({ key: category, label: messages.categories[category] }))}
        chosen={filters.categories}
        onChange={(categories) => setDrafted({ ...filters, categories })}
      />
      <ChoiceGroup
        label={messages.offers}
        choices={Object.values(SalesServiceType).map((service) => ({
          key: service,
          label: messages.services[service],
        }))}
        chosen={filters.services}
        onChange={(services) => setDrafted({ ...filters, services })}
      />
      <Cell
        label={messages.openNow}
        value={
          <Switch
            label={messages.openNow}
            isOn={filters.isOpenNow}
            onChange={(isOpenNow) => setDrafted({ ...filters, isOpenNow })}
          />
        }
      />
    </Sheet>
  )
}

interface ChoiceGroupProps<Key extends string | number> {
  label: string
  choices: readonly { key: Key; label: string }[]
  chosen: readonly Key[]
  onChange: (chosen: Key[]) => void
}

function ChoiceGroup<Key extends string | number>({ label, choices, chosen, onChange }: ChoiceGroupProps<Key>) {
  return (
    <View role="group" aria-label={label}>
      <View className="filter-sheet__label">{label}</View>
      <View className="filter-sheet__chips">
        {choices.map((choice) => (
          <Chip
            key={choice.key}
            isOn={chosen.includes(choice.key)}
            onPress={() => onChange(toggled(chosen, choice.key))}
          >
            {choice.label}
          </Chip>
        ))}
      </View>
    </View>
  )
}
