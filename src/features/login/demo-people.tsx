import { View } from '@tarojs/components'
import type { DemoPerson } from '@/wire/schemas/demo'
import { mobileInText } from '@/domain/person/phone'
import { Avatar } from '@/ui/avatar'
import { Cell } from '@/ui/cell'
import { messages } from './messages'
import './demo-people.scss'

interface DemoPeopleProps {
  people: readonly DemoPerson[]
  onEnter: (person: DemoPerson) => void
}

/** The people of the demo: a tap, and one looks around as one of them. */
export function DemoPeople({ people, onEnter }: DemoPeopleProps) {
  return (
    <View className="demo-people">
      <View className="demo-people__title" role="heading" aria-level="2">
        {messages.lookAroundAs}
      </View>
      {people.map((person) => (
        <Cell
          key={person.code}
          icon={<Avatar alt="" size={40} />}
          label={person.name ?? messages.someoneNew}
          note={mobileInText(person.phoneNumber)}
          onPress={() => onEnter(person)}
        />
      ))}
    </View>
  )
}
