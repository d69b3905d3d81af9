import type { SmallApp } from '../broken/small-app'

const HOME_WXML = `
<view id="title" class="title">Catalogue</view>
<view class="cars"><view wx:for="{{ cars }}" wx:key="id" id="{{ item.id }}" class="car">{{ item.name }}</view></view>
<view class="log" bindtap="onLog">Log</view>
<view class="throw" bindtap="onThrow">Throw</view>
<view class="pad" bindtouchstart="note" bindtouchmove="note" bindtouchend="note" bindtouchcancel="note"
  bindlongpress="note" bindcustom="note">Pad</view>
<form bindsubmit="onSubmit">
  <input class="name" name="name" data-name="name" bindinput="take" />
  <textarea class="note" name="note" data-name="note" bindinput="take" />
  <radio-group name="paint"><radio class="radio-a" value="a" checked /><radio class="radio-b" value="b" /></radio-group>
  <checkbox-group name="packs"><checkbox class="check-a" value="a" /><checkbox value="b" /></checkbox-group>
  <button class="submit" form-type="submit">Send</button>
</form>
<switch class="switch" data-name="switch" bindchange="take" />
<slider class="slider" data-name="slider" bindchange="take" />
<swiper class="swiper" data-name="swiper" bindchange="takeCurrent"><swiper-item>1</swiper-item><swiper-item>2</swiper-item></swiper>
<movable-area><movable-view class="movable" data-name="movable" bindchange="takePlace">Move</movable-view></movable-area>
<scroll-view class="scroll" scroll-y>Long</scroll-view>
<video id="clip" bindplay="onPlay" />
<part />`

const HOME_JS = `
Page({
  data: {
    title: 'Catalogue', log: [], values: {}, sent: {},
    cars: [{ id: 'vela-7', name: 'Vela 7' }, { id: 'vela-9', name: 'Vela 9' }],
  },
  add: (a, b) => a + b,
  onLog() { console.log('tapped', { at: 1 }) },
  onThrow() { throw new Error('thrown by a tap') },
  note({ type }) { this.setData({ log: [...this.data.log, type] }) },
  keep(name, value) { this.setData({ ['values.' + name]: value }) },
  take({ currentTarget, detail }) { this.keep(currentTarget.dataset.name, detail.value) },
  takeCurrent({ currentTarget, detail }) { this.keep(currentTarget.dataset.name, detail.current) },
  takePlace({ currentTarget, detail }) { this.keep(currentTarget.dataset.name, { x: detail.x, y: detail.y }) },
  onSubmit({ detail }) { this.setData({ sent: detail.value }) },
  onPlay({ type }) { this.keep('video', type) },
})`

/** A mini-program with one of everything that the protocol can ask for. */
export const catalogueApp: SmallApp = {
  'app.json': JSON.stringify({ pages: ['pages/home/index', 'pages/detail/index'] }),
  'app.js': 'App({})',
  'app.wxss': '.title { font-weight: 600; width: 750rpx; }',
  'pages/home/index.json': JSON.stringify({ usingComponents: { part: '/part/index' } }),
  'pages/home/index.wxml': HOME_WXML,
  'pages/home/index.js': HOME_JS,
  'pages/detail/index.json': '{}',
  'pages/detail/index.wxml': '<view>Detail</view>',
  'pages/detail/index.js': 'Page({})',
  'part/index.json': JSON.stringify({ component: true }),
  'part/index.wxml': '<view class="inside">{{ count }}</view>',
  'part/index.js': 'Component({ data: { count: 1 }, methods: { double() { return this.data.count * 2 } } })',
}
