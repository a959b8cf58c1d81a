import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { PaginationHistory } from './examples/history.tsx';
import { LoadMoreOrders } from './examples/load-more.tsx';
import { LoadMore, Pagination } from './index.ts';

const button = (name: string) => screen.getByRole('button', { name });
const current = () => document.querySelector('[aria-current=page]')?.textContent;

describe('pages', () => {
  it('go on, back and anywhere, and mark where one is', async () => {
    const user = userEvent.setup();
    render(<PaginationHistory />);
    expect(current()).toBe('5');

    await user.click(button('Next page'));
    expect(current()).toBe('6');
    await user.click(button('Page 12'));
    expect(current()).toBe('12');
    await user.click(button('Previous page'));

    expect(current()).toBe('11');
  });

  it('keep the focus at the end, where there is nothing more to step to', async () => {
    const user = userEvent.setup();
    render(<PaginationHistory initial={2} pageCount={3} />);
    button('Next page').focus();

    await user.keyboard('{Enter}{Enter}');

    expect(current()).toBe('3');
    expect(document.activeElement).toBe(button('Next page'));
    expect(button('Next page').getAttribute('aria-disabled')).toBe('true');
  });

  it('are written in the digits of the reader', () => {
    const digits = new Intl.NumberFormat('bn', { numberingSystem: 'beng' });
    render(<Pagination page={2} pageCount={12} labels={{ number: (value) => digits.format(value) }} />);

    expect(current()).toBe('২');
    expect(screen.getByText('Page ২ of ১২')).toBeTruthy();
  });

  it('are links where they have addresses, without one for what leads nowhere', () => {
    render(<Pagination page={1} pageCount={12} getHref={(page) => `?page=${String(page)}`} />);

    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=2');
    const previous = screen.getByRole('link', { name: 'Previous page' });
    expect(previous.hasAttribute('href')).toBe(false);
    expect(previous.getAttribute('aria-disabled')).toBe('true');
  });

  it('take a plain press on a link to themselves and leave every other to the browser', () => {
    const onPageChange = vi.fn();
    render(
      <Pagination page={1} pageCount={12} getHref={(page) => `#${String(page)}`} {...{ onPageChange }} />,
    );
    const link = screen.getByRole('link', { name: 'Page 3' });

    fireEvent.click(link, { ctrlKey: true });
    expect(onPageChange).not.toHaveBeenCalled();
    const press = createEvent.click(link);
    fireEvent(link, press);

    expect(press.defaultPrevented).toBe(true);
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3);
  });
});

describe('a list that grows', () => {
  it('counts, and hands the focus to the count when the button goes', async () => {
    const user = userEvent.setup();
    render(<LoadMoreOrders />);
    await user.tab();

    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('40 of 56 orders');
    expect(document.activeElement).toBe(button('Load more orders'));
    await user.keyboard('{Enter}');

    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement?.textContent).toBe('56 of 56 orders');
  });

  it('takes no second press while it loads', async () => {
    const onLoadMore = vi.fn();
    render(<LoadMore shown={20} loading onLoadMore={onLoadMore} />);

    await userEvent.click(screen.getByRole('button'));

    expect(onLoadMore).not.toHaveBeenCalled();
    expect(screen.getByText('20 shown')).toBeTruthy();
  });
});

describe('more that comes by itself', () => {
  let near: ((isNear: boolean) => void) | null = null;
  beforeEach(() => {
    near = null;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
          near = (isIntersecting) => {
            seen([{ isIntersecting }]);
          };
        }
        observe() {}
        disconnect() {
          near = null;
        }
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is asked for when its button comes near the screen, and not while some is on its way', () => {
    const onLoadMore = vi.fn();
    const { rerender } = render(<LoadMore auto onLoadMore={onLoadMore} />);
    near?.(false);
    expect(onLoadMore).not.toHaveBeenCalled();
    near?.(true);
    expect(onLoadMore).toHaveBeenCalledOnce();

    rerender(<LoadMore auto loading onLoadMore={onLoadMore} />);
    expect(near).toBeNull();
  });

  it('waits for a press without auto', () => {
    render(<LoadMore onLoadMore={vi.fn()} />);
    expect(near).toBeNull();
  });
});

describe('parts of a pagination', () => {
  describeConformance('Pagination', {
    slot: 'pagination',
    render: (props) => <Pagination {...props} page={1} pageCount={3} />,
  });
  describeConformance('LoadMore', {
    slot: 'load-more',
    render: (props) => <LoadMore {...props} shown={1} onLoadMore={() => undefined} />,
  });
});
