import {type ReactNode, useEffect, useRef, useState} from 'react';

interface TableBoxProps {
  readonly className: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}

/**
 * The box in which a table scrolls sideways. It has a name and the keyboard stops at it, but only while there is
 * something to scroll; before the script runs, always.
 */
export default function TableBox({className, children, ...name}: TableBoxProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    // A font that arrives later changes only the width of the table.
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={className} {...(scrolls && {role: 'group', tabIndex: 0, ...name})}>
      {children}
    </div>
  );
}
