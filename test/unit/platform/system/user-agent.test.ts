import { namesInUserAgent } from '@/platform/system/user-agent'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    { brand: 'Apple', model: 'iPhone', hostApp: 'Safari' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A.230803.041) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.42',
    { brand: 'Android', model: 'Pixel 8', hostApp: 'WeChat' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    { brand: 'Android', model: 'K', hostApp: 'Chrome' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 Edg/120.0',
    { brand: 'Browser', model: 'Windows', hostApp: 'Edge' },
  ],
  ['', { brand: 'Browser', model: 'unknown', hostApp: 'Browser' }],
])('%s', (userAgent, names) => {
  expect(namesInUserAgent(userAgent)).toEqual(names)
})
