import { View } from '@tarojs/components'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import type { VersionOffer } from './fetch-versions'
import { messages } from './messages'
import { VersionCard } from './version-card'

interface VersionListProps {
  offer: VersionOffer
  chosenPno: string
  onChoose: (pnoTwelve: string) => void
}

/** The versions of a model, one of them marked. */
export function VersionList({ offer: { model, monthlyFen }, chosenPno, onChoose }: VersionListProps) {
  const { versions } = model
  const choice = useArrowChoice(
    versions.map(({ pnoTwelve }) => pnoTwelve),
    onChoose,
  )
  return (
    <View role="radiogroup" aria-label={messages.versionsOf(model.modelName)}>
      {versions.map((version) => (
        <VersionCard
          key={version.pnoTwelve}
          {...choice(version.pnoTwelve)}
          version={version}
          monthlyFen={monthlyFen[version.pnoTwelve]}
          isOn={version.pnoTwelve === chosenPno}
          onPress={() => onChoose(version.pnoTwelve)}
        />
      ))}
    </View>
  )
}
