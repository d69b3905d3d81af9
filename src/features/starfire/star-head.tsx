import { Text, View } from '@tarojs/components'
import type { StarfireState } from '@/wire/schemas/starfire'
import { formatCount } from '@/domain/money/number-format'
import { formatMonth, parseShanghai } from '@/domain/time/shanghai-time'
import { staticUrl } from '@/services/environment'
import { Picture } from '@/ui/picture'
import { ladderOf } from './ladder'
import { messages } from './messages'
import './star-head.scss'

const PICTURE = '/static/img/vela-9-night.webp'

/** The tier of an ambassador and what is left to the next one; for others, who invites them and the tiers. */
export function StarHead({ state }: { state: StarfireState }) {
  const { tiers, own } = state
  const full = own === null ? [] : ladderOf(tiers, own.place.heat)
  return (
    <View className="star-head">
      <View className="star-head__picture">
        <Picture src={staticUrl(PICTURE)} alt="" isEager />
      </View>
      <View className="star-head__words">
        <Words state={state} />
        <View className="star-head__ladder" aria-hidden="true">
          {tiers.map(({ tier }, index) => (
            <View key={tier} className="star-head__step">
              <View className="star-head__full" style={{ width: `${(full[index] ?? 0) * 100}%` }} />
            </View>
          ))}
        </View>
        <View className="star-head__tiers">
          {tiers.map(({ tier, name }) => (
            <Text key={tier} className={tier === own?.tier ? 'star-head__own' : ''}>
              {name}
            </Text>
          ))}
        </View>
      </View>
    </View>
  )
}

function Words({ state: { tiers, own, guide, total } }: { state: StarfireState }) {
  const nameOf = (wanted: number): string => tiers.find(({ tier }) => tier === wanted)?.name ?? ''
  if (own === null) {
    return (
      <>
        <View className="star-head__label">
          {guide === null ? messages.programme : messages.invitesYou(guide.name, nameOf(guide.tier))}
        </View>
        <View className="star-head__name">{guide === null ? messages.slogan : messages.driveWith}</View>
      </>
    )
  }
  return (
    <>
      <View className="star-head__label">{messages.since(formatMonth(parseShanghai(own.joinedTime), 0))}</View>
      <View className="star-head__row">
        <View className="star-head__name">{nameOf(own.tier)}</View>
        <View className="star-head__rank">{messages.rankOf(formatCount(own.place.rank), formatCount(total))}</View>
      </View>
    </>
  )
}
