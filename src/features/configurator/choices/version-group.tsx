import { View } from '@tarojs/components'
import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { open } from '@/services/navigation/open'
import { MoreLink } from '@/ui/card'
import { OptionRow } from '@/ui/option-row'
import { Price } from '@/ui/price'
import { GroupHead } from './group-head'
import { messages } from '../messages'

interface VersionGroupProps {
  model: ModelDetail
  version: VehicleVersion
  onChoose: (version: VehicleVersion) => void
}

const FACTS_SHOWN = 3

/** The versions of the model; what is chosen goes along from one to the other. */
export function VersionGroup({ model, version, onChoose }: VersionGroupProps) {
  return (
    <>
      <GroupHead title={messages.version} side={<CompareLink modelId={model.id} pnoTwelve={version.pnoTwelve} />} />
      <View role="radiogroup" aria-label={messages.version}>
        {model.versions.map((one) => (
          <OptionRow
            key={one.pnoTwelve}
            label={one.displayName}
            note={messages.range(one.facts.slice(0, FACTS_SHOWN))}
            trailing={<Price amountFen={one.priceFen} />}
            isOn={one.pnoTwelve === version.pnoTwelve}
            onPress={() => onChoose(one)}
          />
        ))}
      </View>
    </>
  )
}

function CompareLink(params: { modelId: string; pnoTwelve: string }) {
  return (
    <MoreLink
      text={messages.compareVersions}
      label={messages.compareLabel}
      onPress={() => void open('pages/choosen-version/index', params)}
    />
  )
}
