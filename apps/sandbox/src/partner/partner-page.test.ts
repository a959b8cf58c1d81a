import { partnerClaimsSchema } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi, type Harness } from '../testing/harness.ts';

const openPage = async (harness: Harness, address = 'http://localhost:4300/partner') => {
  const response = await harness.app.request(address);
  return { headers: response.headers, html: await response.text() };
};

const extractToken = (html: string): string => /sendToken\("([\w.-]+)"\)/.exec(html)![1]!;

const requestVendors = (harness: Harness, authorization: string) =>
  harness.app.request(`${ordersApi}/vendors`, { headers: { authorization } });

describe('example of a partner app', () => {
  it("allows only the portal's origin in its frames", async () => {
    const { headers, html } = await openPage(createHarness());

    expect(html).toContain('data-src="http://127.0.0.1:4300/request-a-rider"');
    expect(headers.get('content-security-policy')).toContain('frame-src http://127.0.0.1:4300;');
  });

  it('contains a partner token that the service accepts', async () => {
    const harness = createHarness();
    const token = extractToken((await openPage(harness)).html);
    const claims = partnerClaimsSchema.parse(JSON.parse(atob(token.split('.')[1]!)));

    expect(claims.platform_restaurant_ids[0]).toBe('k7rm');
    const response = await requestVendors(harness, `GoDroid ${token}`);
    expect(response.status).toBe(200);
    expect(at(await response.json(), 'result', 'vendors')).toHaveLength(4);
  });

  it('contains a token that is only valid with the partner scheme', async () => {
    const harness = createHarness();
    const token = extractToken((await openPage(harness)).html);
    const { accessToken } = await harness.createClient();

    const statuses = await Promise.all(
      [`Bearer ${token}`, `GoDroid ${accessToken}`, 'GoDroid nonsense'].map(
        async (authorization) => (await requestVendors(harness, authorization)).status,
      ),
    );

    expect(statuses).toEqual([401, 401, 401]);
  });

  it('issues a new token after the first one has expired', async () => {
    const harness = createHarness();
    const token = extractToken((await openPage(harness)).html);

    await harness.advance(8 * 3_600_000);

    expect((await requestVendors(harness, `GoDroid ${token}`)).status).toBe(401);
    const next = await harness.app.request('http://localhost:4300/partner/token', { method: 'POST' });
    expect((await requestVendors(harness, `GoDroid ${String(at(await next.json(), 'token'))}`)).status).toBe(
      200,
    );
  });

  it('escapes scripts in its query parameters', async () => {
    const injectedScript = encodeURIComponent('</script><script>alert(1)</script>');
    const { html } = await openPage(
      createHarness(),
      `http://localhost:4300/partner?token=${injectedScript}&path=//${injectedScript}`,
    );

    expect(html).not.toContain('<script>alert');
  });
});
