import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { PaginationHistory } from './examples/history.tsx';
import { LoadMoreOrders } from './examples/load-more.tsx';
import { LoadMore, Pagination } from './index.ts';

const button = (name: string) => screen.getByRole('button', { name });
const currentPageText = () => document.querySelector('[aria-current=page]')?.textContent;

describe('Pagination', () => {
  it('opens the next, previous or chosen page and marks it as current', async () => {
    const user = userEvent.setup();
    render(<PaginationHistory />);
    expect(currentPageText()).toBe('5');

    await user.click(button('Next page'));
    expect(currentPageText()).toBe('6');
    await user.click(button('Page 12'));
    expect(currentPageText()).toBe('12');
    await user.click(button('Previous page'));

    expect(currentPageText()).toBe('11');
  });

  it('keeps focus on the next button at the last page', async () => {
    const user = userEvent.setup();
    render(<PaginationHistory initial={2} pageCount={3} />);
    button('Next page').focus();

    await user.keyboard('{Enter}{Enter}');

    expect(currentPageText()).toBe('3');
    expect(document.activeElement).toBe(button('Next page'));
    expect(button('Next page').getAttribute('aria-disabled')).toBe('true');
  });

  it('formats page numbers in the digits of the locale', () => {
    const digits = new Intl.NumberFormat('bn', { numberingSystem: 'beng' });
    render(<Pagination page={2} pageCount={12} labels={{ number: (value) => digits.format(value) }} />);

    expect(currentPageText()).toBe('২');
    expect(screen.getByText('Page ২ of ১২')).toBeTruthy();
  });

  it('renders links with getHref and omits href on a disabled step', () => {
    render(<Pagination page={1} pageCount={12} getHref={(page) => `?page=${String(page)}`} />);

    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=2');
    const previous = screen.getByRole('link', { name: 'Previous page' });
    expect(previous.hasAttribute('href')).toBe(false);
    expect(previous.getAttribute('aria-disabled')).toBe('true');
  });

  it('handles an unmodified click on a link and leaves a Ctrl click to the browser', () => {
    const onPageChange = vi.fn();
    render(
      <Pagination page={1} pageCount={12} getHref={(page) => `#${String(page)}`} {...{ onPageChange }} />,
    );
    const link = screen.getByRole('link', { name: 'Page 3' });

    fireEvent.click(link, { ctrlKey: true });
    expect(onPageChange).not.toHaveBeenCalled();
    const click = createEvent.click(link);
    fireEvent(link, click);

    expect(click.defaultPrevented).toBe(true);
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3);
  });
});

describe('LoadMore', () => {
  it('moves focus to the count when the button disappears', async () => {
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

  it('ignores a press while loading', async () => {
    const onLoadMore = vi.fn();
    render(<LoadMore shownCount={20} loading onLoadMore={onLoadMore} />);

    await userEvent.click(screen.getByRole('button'));

    expect(onLoadMore).not.toHaveBeenCalled();
    expect(screen.getByText('20 shown')).toBeTruthy();
  });
});

describe('LoadMore with automatic loading', () => {
  let reportIntersection: ((isIntersecting: boolean) => void) | null = null;
  beforeEach(() => {
    reportIntersection = null;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
          reportIntersection = (isIntersecting) => {
            callback([{ isIntersecting }]);
          };
        }
        observe() {}
        disconnect() {
          reportIntersection = null;
        }
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('loads more when its button comes near the viewport, unless loading', () => {
    const onLoadMore = vi.fn();
    const { rerender } = render(<LoadMore auto onLoadMore={onLoadMore} />);
    reportIntersection?.(false);
    expect(onLoadMore).not.toHaveBeenCalled();
    reportIntersection?.(true);
    expect(onLoadMore).toHaveBeenCalledOnce();

    rerender(<LoadMore auto loading onLoadMore={onLoadMore} />);
    expect(reportIntersection).toBeNull();
  });

  it('does not observe the viewport unless auto is set', () => {
    render(<LoadMore onLoadMore={vi.fn()} />);
    expect(reportIntersection).toBeNull();
  });
});

describe('pagination parts', () => {
  describeConformance('Pagination', {
    slot: 'pagination',
    render: (props) => <Pagination {...props} page={1} pageCount={3} />,
  });
  describeConformance('LoadMore', {
    slot: 'load-more',
    render: (props) => <LoadMore {...props} shownCount={1} onLoadMore={() => undefined} />,
  });
});
