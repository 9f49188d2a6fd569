import { describe, expect, it } from 'vitest';
import { readTopic } from '@/lib/features/forum/adapters/read';

/** What styles, old versions, browsers and copying make of a program's pages. */
const PAGES: Readonly<Record<string, { readonly html: string; readonly posts: readonly unknown[] }>> = {
  'phpBB, a style that names no profile to those who are not signed in': {
    html: '<div id="p5" class="post bg1"><dl class="postprofile"><dt><span class="username">Odile</span></dt><dd class="profile-posts"><strong>Posts:</strong> 12</dd></dl><div class="postbody"><p class="author">by <strong><span class="username">Odile</span></strong> » Tue Dec 01, 2026 7:22 pm</p><div class="content">One</div></div></div>',
    posts: [['5', 'Odile', false, { words: 'Tue Dec 01, 2026 7:22 pm' }, 'One', 'shown']],
  },
  'vBulletin 3 in boxes, with its time beside a number and a link': {
    html: '<div id="edit5"><div id="post5"><div class="trow thead smallfont"><div class="tcell"><a name="post5"><img alt="Old"></a> 20th Feb 2026, 22:11 </div><div class="tcell">#<a id="postcount5"><strong>1</strong></a></div></div><div id="postmenu_5"><a href="members/7-odile">Odile</a><script>menu("x")</script></div><div id="td_post_5"><div id="post_message_5">One</div></div></div></div>',
    posts: [['5', 'Odile', false, { words: '20th Feb 2026, 22:11 #1' }, 'One', 'shown']],
  },
  'vBulletin 3, a post that was deleted and one that is hidden': {
    html: '<table id="post5"><tr><td class="thead">01-12-2026, 10:00</td></tr><tr><td><img src="images/misc/trashcan_small.gif"><div id="postmenu_5"><a href="member.php?u=2">Odile</a></div></td></tr></table><table id="post6"><tr><td class="thead">01-12-2026, 10:05</td></tr><tr><td><div id="postmenu_6"><a class="bigusername" href="member.php?u=3">Halvard</a></div></td></tr></table>',
    posts: [
      ['5', 'Odile', false, { words: '01-12-2026, 10:00' }, '', 'deleted'],
      ['6', 'Halvard', false, { words: '01-12-2026, 10:05' }, '', 'hidden'],
    ],
  },
  'vBulletin 5, a comment on a post is a post of its own': {
    html: '<ul><li class="b-post" data-node-id="5" data-node-publishdate="1796152960"><div class="author"><strong><a href="/member/2">Odile</a></strong></div><div class="js-post__content-text">One</div><ul class="b-comments"><li class="b-post b-post--comment" data-node-id="6" data-node-publishdate="1796156045"><div class="author"><a href="/member/3">Halvard</a></div><div class="js-post__content-text">Two</div></li></ul></li></ul>',
    posts: [
      ['5', 'Odile', false, { at: '2026-12-01T19:22:40.000Z' }, 'One', 'shown'],
      ['6', 'Halvard', false, { at: '2026-12-01T20:14:05.000Z' }, 'Two', 'shown'],
    ],
  },
  'MyBB with the author beside the post, and a link with a name for an address': {
    html: '<div class="post classic" id="post_5"><div class="post_user-profile"><a href="User-Odile">Odile</a></div><span class="post_date">01-02-2026, 09:30 AM <span class="post_edit">(edited)</span></span><div class="post_body">One</div></div>',
    posts: [['5', 'Odile', false, { words: '01-02-2026, 09:30 AM' }, 'One', 'shown']],
  },
  'XenForo 2, posts that were copied from a page': {
    html: '<meta charset="utf-8"><article class="message message--post js-post is-ignored" data-author="Odile" data-content="post-5" id="js-post-5" style="box-sizing: border-box;"><h4 class="message-name"><a href="https://xf.example/members/odile.2/" class="username" data-user-id="2">Odile</a></h4><ul class="message-attribution-main"><li><time class="u-dt" data-timestamp="1796152960" datetime="2026-12-01T14:22:40-0500">Dec 1</time></li></ul><div class="message-body"><div class="bbWrapper" style="font-size: 15px;"><b style="font-weight: 700;">One</b></div></div></article>',
    posts: [
      [
        '5',
        'Odile',
        false,
        { at: '2026-12-01T19:22:40.000Z' },
        '<b><span style="font-weight: 700">One</span></b>',
        'shown',
      ],
    ],
  },
  'SMF in another language': {
    html: '<div class="post_wrapper"><div class="poster"><h4><a href="index.php?action=profile;u=2">Odile</a></h4></div><div class="postarea"><div class="keyinfo"><div class="smalltext">« <strong>Antwort #1 am:</strong> 01. Dezember 2026, 19:22:40 »</div></div><div class="inner" id="msg_5">One</div></div></div>',
    posts: [['5', 'Odile', false, { words: '01. Dezember 2026, 19:22:40' }, 'One', 'shown']],
  },
  'WoltLab 6, whose times are elements of its own': {
    html: '<article class="wbbPost message" data-object-id="5"><aside class="messageSidebar member"><a class="username" href="/user/2-odile/">Odile</a></aside><header class="messageHeader"><woltlab-core-date-time date="2026-12-01T19:22:40+00:00">1. Dezember</woltlab-core-date-time></header><div class="messageBody"><div class="messageText">One</div></div></article>',
    posts: [['5', 'Odile', false, { at: '2026-12-01T19:22:40.000Z' }, 'One', 'shown']],
  },
  'Jcink, a page with one post alone': {
    html: '<div class="topic"><table><tr><td><a name="entry5"></a><span class="normalname"><a href="index.php?showuser=2">Odile</a></span><span class="postdetails">Posted: Dec 1 2026, 07:22 PM</span></td></tr><tr><td><div class="postcolor">One</div></td></tr></table></div>',
    posts: [['5', 'Odile', false, { words: 'Dec 1 2026, 07:22 PM' }, 'One', 'shown']],
  },
};

describe('posts are found in', () => {
  it.each(Object.entries(PAGES))('%s', (_, { html, posts }) => {
    const read = readTopic(`<html><body>${html}</body></html>`);
    if (!read.ok) throw new Error(read.problem.message);
    expect(
      read.value.posts.map(({ id, author, guest, when, text, state }) => [id, author, guest, when, text, state]),
    ).toEqual(posts);
  });
});
