import { View } from '@tarojs/components'
import { focusById, indexAfterKey } from '@/ui/arrow-keys'
import { usePlainId } from '@/ui/plain-id'
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
  const id = usePlainId()
  const { versions } = model
  const onKey = (key: string, index: number) => {
    const next = versions[indexAfterKey(key, index, versions.length) ?? -1]
    if (!next) return
    onChoose(next.pnoTwelve)
    focusById(id + next.pnoTwelve)
  }
  return (
    <View role="radiogroup" aria-label={messages.versionsOf(model.modelName)}>
      {versions.map((version, index) => (
        <VersionCard
          key={version.pnoTwelve}
          id={id + version.pnoTwelve}
          version={version}
          monthlyFen={monthlyFen[version.pnoTwelve]}
          isOn={version.pnoTwelve === chosenPno}
          onPress={() => onChoose(version.pnoTwelve)}
          onKey={(key) => onKey(key, index)}
        />
      ))}
    </View>
  )
}
