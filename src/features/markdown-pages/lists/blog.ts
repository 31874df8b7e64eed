import type {Author, BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {RootContent} from 'mdast';

import {blogFacts} from '../../../site/blog.ts';
import type {ListPage, Sources} from '../../../site/inventory.ts';
import {ARCHIVE, AUTHORS, TAGS} from '../../../site/list-pages.ts';
import {routeOfPermalink} from '../../../site/routes.ts';

import {BLOG} from '../texts.ts';
import {heading, type Inline, item, link, list, paragraph} from './nodes.ts';

type Post = BlogPost['metadata'];

const DATE = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
const dateOf = (post: Post): string => DATE.format(new Date(post.date));
const yearOf = (post: Post): string => new Date(post.date).toISOString().slice(0, 4);

/** The lists of each blog: all posts, the archive, authors and tags. Unlisted posts are in none of them. */
export function blogLists({plugins, baseUrl}: Sources): ListPage[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-blog')
    .flatMap(({content}) => listsOf(content as BlogContent, baseUrl));
}

function listsOf(blog: BlogContent, baseUrl: string): ListPage[] {
  const route = (permalink: string): string => routeOfPermalink(permalink, baseUrl);
  const listed = blog.blogPosts.filter(({metadata}) => !metadata.unlisted);
  const posts = listed.map(({metadata}) => metadata);
  const byId = new Map(listed.map(({id, metadata}) => [id, metadata]));
  const named = (ids: readonly string[]): Post[] => ids.flatMap((id) => byId.get(id) ?? []);
  const facts = blogFacts(blog);
  if (facts === undefined || posts.length === 0) return [];
  const root = route(facts.permalink);
  const pageOf = (page: Omit<ListPage, 'section'>): ListPage => ({
    ...page,
    section: facts.title,
  });
  const titleOnly = (post: Post): Inline => link(route(post.permalink), post.title);
  const authorLink = (author: Author): Inline => {
    const to = author.page ? route(author.page.permalink) : author.url;
    return to === undefined ? (author.name ?? '') : link(to, author.name ?? to);
  };

  const inFull = (post: Post): RootContent[] => {
    const line: Inline[] = [
      dateOf(post),
      ...(post.readingTime === undefined ? [] : [BLOG.readingTime(Math.ceil(post.readingTime))]),
      ...post.authors.map(authorLink),
    ];
    const tags = post.tags.map((tag) => link(route(tag.permalink), tag.label));
    return [
      heading(2, titleOnly(post)),
      paragraph(...joined(line, ' · ')),
      paragraph(post.description),
      ...(tags.length === 0 ? [] : [paragraph(BLOG.tags, ...joined(tags, ', '))]),
    ];
  };

  // The site shows all posts on one page (`postsPerPage: 'ALL'`).
  const all = pageOf({
    route: root,
    title: facts.title,
    description: facts.description,
    content: [paragraph(facts.description), ...posts.flatMap(inFull)],
  });

  const archive = pageOf({
    // Docusaurus does not pass the names of these folders to other plugins; a test checks that every route
    // has a Markdown version.
    route: `${root}/archive`,
    ...ARCHIVE,
    content: [paragraph(ARCHIVE.description), ...byYear(posts, titleOnly)],
  });

  const authors = Object.values(blog.authorsMap ?? {}).map((author) => ({
    author,
    posts: posts.filter((post) => post.authors.some(({key}) => key === author.key)),
  }));
  const authorPages = authors.flatMap(({author, posts: own}): ListPage[] =>
    author.page === null
      ? []
      : [
          pageOf({
            route: route(author.page.permalink),
            title: author.name ?? author.key,
            description:
              author.description ?? BLOG.by(BLOG.count(own.length, 'One'), author.name ?? ''),
            content: [
              ...(author.description === undefined ? [] : [paragraph(author.description)]),
              paragraph(link(`${root}/authors`, BLOG.allAuthors)),
              ...own.flatMap(inFull),
            ],
          }),
        ],
  );
  const authorList = pageOf({
    route: `${root}/authors`,
    ...AUTHORS,
    content: [
      paragraph(AUTHORS.description),
      list(
        ...authors.map(({author, posts: own}) =>
          item([
            authorLink(author),
            `, ${BLOG.count(own.length, 'one')}`,
            ...(author.description === undefined ? [] : [`: ${author.description}`]),
          ]),
        ),
      ),
    ],
  });

  const tags = Object.values(blog.blogTags)
    .filter(({unlisted}) => !unlisted)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  const tagPages = tags.flatMap((tag) =>
    tag.pages.map(({metadata, items}) =>
      pageOf({
        route: route(metadata.permalink),
        title: BLOG.tagged(BLOG.count(tag.items.length, 'One'), tag.label),
        description: tag.description ?? BLOG.about(tag.label),
        content: [
          ...(tag.description === undefined ? [] : [paragraph(tag.description)]),
          paragraph(link(route(blog.blogTagsListPath), BLOG.allTags)),
          ...named(items).flatMap(inFull),
        ],
      }),
    ),
  );
  const tagList = pageOf({
    route: route(blog.blogTagsListPath),
    ...TAGS,
    content: [
      paragraph(TAGS.description),
      list(
        ...tags.map((tag) =>
          item([
            link(route(tag.permalink), tag.label),
            `, ${BLOG.count(tag.items.length, 'one')}`,
            ...(tag.description === undefined ? [] : [`: ${tag.description}`]),
          ]),
        ),
      ),
    ],
  });

  return [
    all,
    archive,
    ...(authors.length > 0 ? [authorList, ...authorPages] : []),
    ...(tags.length > 0 ? [tagList, ...tagPages] : []),
  ];
}

/** Newest year first, newest post first. */
function byYear(posts: readonly Post[], titleOf: (post: Post) => Inline): RootContent[] {
  const sorted = [...posts].sort((a, b) => Number(b.date) - Number(a.date));
  return [...new Set(sorted.map(yearOf))].flatMap((year): RootContent[] => [
    heading(2, year),
    list(
      ...sorted
        .filter((post) => yearOf(post) === year)
        .map((post) => item([titleOf(post), `, ${dateOf(post)}`])),
    ),
  ]);
}

function joined(parts: readonly Inline[], between: string): Inline[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}
