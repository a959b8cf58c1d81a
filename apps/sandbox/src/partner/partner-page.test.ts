import { partnerClaimsSchema } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersService, type Harness } from '../testing/harness.ts';

const page = async (harness: Harness, address = 'http://localhost:4300/partner') => {
  const answer = await harness.app.request(address);
  return { headers: answer.headers, html: await answer.text() };
};

const tokenIn = (html: string): string => /handOver\("([\w.-]+)"\)/.exec(html)![1]!;

const vendorsWith = (harness: Harness, authorization: string) =>
  harness.app.request(`${ordersService}/vendors`, { headers: { authorization } });

describe('the example of a partner’s app', () => {
  it('embeds the portal under the other name of the machine, and nothing else', async () => {
    const { headers, html } = await page(createHarness());

    expect(html).toContain('data-src="http://127.0.0.1:4300/request-a-rider"');
    expect(headers.get('content-security-policy')).toContain('frame-src http://127.0.0.1:4300;');
  });

  it('hands over a token whose first restaurant is an outlet, and which the service takes as a partner’s', async () => {
    const harness = createHarness();
    const token = tokenIn((await page(harness)).html);
    const claims = partnerClaimsSchema.parse(JSON.parse(atob(token.split('.')[1]!)));

    expect(claims.platform_restaurant_ids[0]).toBe('k7rm');
    const answer = await vendorsWith(harness, `GoDroid ${token}`);
    expect(answer.status).toBe(200);
    expect(at(await answer.json(), 'result', 'vendors')).toHaveLength(4);
  });

  it('hands over a token that is good under its own scheme only, as others are under theirs', async () => {
    const harness = createHarness();
    const token = tokenIn((await page(harness)).html);
    const { accessToken } = await harness.signedIn();

    const statuses = await Promise.all(
      [`Bearer ${token}`, `GoDroid ${accessToken}`, 'GoDroid nonsense'].map(
        async (authorization) => (await vendorsWith(harness, authorization)).status,
      ),
    );

    expect(statuses).toEqual([401, 401, 401]);
  });

  it('hands over a token that is over after eight hours, and another when it is asked again', async () => {
    const harness = createHarness();
    const token = tokenIn((await page(harness)).html);

    await harness.advance(8 * 3_600_000);

    expect((await vendorsWith(harness, `GoDroid ${token}`)).status).toBe(401);
    const next = await harness.app.request('http://localhost:4300/partner/token', { method: 'POST' });
    expect((await vendorsWith(harness, `GoDroid ${String(at(await next.json(), 'token'))}`)).status).toBe(
      200,
    );
  });

  it('runs nothing that its address brings along', async () => {
    const sly = encodeURIComponent('</script><script>alert(1)</script>');
    const { html } = await page(createHarness(), `http://localhost:4300/partner?token=${sly}&path=//${sly}`);

    expect(html).not.toContain('<script>alert');
  });
});
