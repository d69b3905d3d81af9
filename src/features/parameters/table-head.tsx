import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import type { ParameterTable } from '@/wire/schemas/vehicle'
import { formatYuan } from '@/domain/money/money'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { Picture } from '@/ui/picture'
import { Switch } from '@/ui/switch'
import { messages } from './messages'
import './table-head.scss'

interface TableHeadProps {
  table: ParameterTable
  chosenIndex: number
  /** In large type the switch stands above the versions. */
  isLarge: boolean
  isOnlyDifferences: boolean
  onOnlyDifferences: (isOn: boolean) => void
}

/** The versions, each with its car and its price, and the switch that leaves out what they have in common. */
export function TableHead({ table, chosenIndex, isLarge, isOnlyDifferences, onOnlyDifferences }: TableHeadProps) {
  return (
    <View className={classNames('table-head', isLarge && 'table-head--large')} role="row">
      <View className="table-head__corner" role="cell">
        <Switch label={messages.onlyDifferences} isOn={isOnlyDifferences} onChange={onOnlyDifferences} />
        <View className="table-head__switch" aria-hidden="true">
          {messages.onlyDifferences}
        </View>
      </View>
      <View className="table-head__versions">
        {table.versions.map(({ pnoTwelve, displayName, priceFen, picture }, index) => (
          <View
            key={pnoTwelve}
            className={classNames('table-head__version', index === chosenIndex && 'table-head__version--chosen')}
            role="columnheader"
          >
            <View className="table-head__car">
              <Picture
                src={picture}
                alt={messages.picture(table.modelName, displayName)}
                ratio={STILL_RATIOS.side}
                fit="contain"
                isEager
              />
            </View>
            <View className="table-head__name">{displayName}</View>
            <View className="table-head__price">¥{formatYuan(priceFen)}</View>
            {index === chosenIndex && <Text className="table-head__mine">{messages.yourVersion}</Text>}
          </View>
        ))}
      </View>
    </View>
  )
}
