import { viewAfter } from '@/domain/configuration/car-views'

it('a swipe goes one view on or back, and no further than the ends', () => {
  expect([viewAfter('front34', 1), viewAfter('side', 1), viewAfter('rear34', 1)]).toEqual(['side', 'rear34', 'rear34'])
  expect([viewAfter('rear34', -1), viewAfter('front34', -1)]).toEqual(['side', 'front34'])
})
